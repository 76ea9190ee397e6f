import { LEGAL_VERSION } from "@dewlight/contracts/constants.ts";
import type { LegalText } from "./legal-text.ts";
import { HEALTH } from "./privacy/health.ts";
import { KEPT } from "./privacy/kept.ts";
import { PHOTO } from "./privacy/photo.ts";
import { RECIPIENTS } from "./privacy/recipients.ts";
import { RIGHTS } from "./privacy/rights.ts";
import { SAFETY } from "./privacy/safety.ts";

export const privacyText: LegalText = {
	anchor: "privacy",
	title: "Privacy Policy",
	summary: "What is read from a photo, what we keep and for how long, who gets it, and your rights.",
	version: LEGAL_VERSION,
	sections: [...PHOTO, ...KEPT, ...HEALTH, ...RECIPIENTS, ...RIGHTS, ...SAFETY],
};
