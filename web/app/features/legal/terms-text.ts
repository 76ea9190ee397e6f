import { LEGAL_VERSION } from "@dewlight/contracts/constants.ts";
import type { LegalText } from "./legal-text.ts";
import { PAYING } from "./terms/paying.ts";
import { RULES } from "./terms/rules.ts";
import { SERVICE } from "./terms/service.ts";

export const termsText: LegalText = {
	anchor: "terms",
	title: "Terms of Service",
	summary: "Who may use it, what it costs, how to cancel, and what we owe each other.",
	version: LEGAL_VERSION,
	sections: [...SERVICE, ...PAYING, ...RULES],
};
