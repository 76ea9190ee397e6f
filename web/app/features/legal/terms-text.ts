import { BRAND } from "@dewlight/contracts/brand.ts";
import { MIN_AGE } from "@dewlight/contracts/constants.ts";
import type { LegalText } from "./legal-text.ts";

export const termsText: LegalText = {
	title: "Terms of Service",
	sections: [
		{
			heading: "What this is",
			paragraphs: [
				`${BRAND.name} reads how your skin looks in a photo and suggests a cosmetic care routine. It is not a medical service.`,
			],
		},
		{
			heading: "Who may use it",
			paragraphs: [
				`You must be at least ${MIN_AGE} years old. Upload only photos of your own face. Keep your password to yourself.`,
			],
		},
		{
			heading: "Plans and payment",
			paragraphs: [
				"The Free plan costs nothing. Ads may be shown on the Free plan. A canceled paid plan runs to the end of the period that is already paid; the cancellation takes effect then. There are no partial refunds.",
				"You may ask for a refund within 7 days of being billed. A granted refund is processed in 5-10 business days.",
				"We tell you 30 days before a price rises or a limit is reduced.",
			],
		},
		{
			heading: "Fair behavior",
			paragraphs: [
				"Do not upload pictures of other people, break into accounts, or use the service to harm anyone. We may close accounts that do.",
			],
		},
	],
};
