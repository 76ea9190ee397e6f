export * from "./accounts.ts";
export * from "./consents.ts";
export * from "./contact.ts";
export * from "./invite-codes.ts";
export * from "./operations.ts";
export * from "./scans.ts";
export * from "./two-factor.ts";
export * from "./usage.ts";
