/** OpenAI keeps answers for a month unless it is told not to; others do not read this. */
export const VENDOR_OPTIONS = { openai: { store: false } } as const;
