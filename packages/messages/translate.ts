import type { MessageKey } from './keys.ts';

export type MessageArguments = Readonly<Record<string, string | number>>;

/** Returns the text of a key in one language. Throws for a key whose part has not been loaded. */
export type Translate = (key: MessageKey, args?: MessageArguments) => string;

/** Compiled messages by key; those without arguments are plain texts. */
export type CompiledMessages = Readonly<Record<string, string | ((args: MessageArguments) => string)>>;

const none: MessageArguments = {};

/** A `t` over compiled messages; several parts are searched in order. */
export function createTranslate(...loaded: readonly (CompiledMessages | undefined)[]): Translate {
  return (key, args = none) => {
    for (const messages of loaded) {
      const message = messages?.[key];
      if (message !== undefined) return typeof message === 'string' ? message : message(args);
    }
    throw new Error(`the message ${key} is not loaded`);
  };
}
