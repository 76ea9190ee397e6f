export * from "./account-settings.ts";
export * from "./accounts.ts";

export * from "./billing.ts";
export * from "./brand.ts";
export * from "./care-plan.ts";
export * from "./chat.ts";
export * from "./consents.ts";
export * from "./constants.ts";
export * from "./contact.ts";

export * from "./endpoint.ts";
export * from "./endpoints.ts";
export * from "./errors.ts";
export * from "./limits.ts";
export * from "./messages.ts";
export * from "./operations.ts";

export * from "./plans.ts";
export * from "./products.ts";
export * from "./profile.ts";
export * from "./progress.ts";
export * from "./scans.ts";
export * from "./two-factor.ts";
