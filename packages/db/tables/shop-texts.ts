/** Texts that staff have written in place of those of the catalogues; a text without a row has its standard. */
export type ShopTextTables = {
  shop_text: {
    wording: string;
    key: string;
    text: string;
    version: number;
    changed_at: Date;
    /** Name of the person at that time. */
    changed_by: string;
    /** False after it was reset: the version keeps counting, the text has no effect. */
    decided: boolean;
  };
};
