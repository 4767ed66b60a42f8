declare module 'mjml' {
  type Result = { html: string; errors: { formattedMessage: string }[] };
  export default function mjml2html(
    template: string,
    options?: { validationLevel?: 'strict' | 'soft'; minify?: boolean; minifyOptions?: { minifyCss?: boolean } },
  ): Promise<Result>;
}
