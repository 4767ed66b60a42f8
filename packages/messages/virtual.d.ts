declare module 'virtual:messages/*' {
  const messages: import('./translate.ts').CompiledMessages;
  export default messages;
}
