import { BRAND } from "@dewlight/contracts/brand.ts";

/** The text that REMARKS_CONSENT_VERSION of the contracts stands for: change one only together with the other. */
export const remarksCopy = {
	title: "A model's own remarks on your photo",
	goesTo: (provider: string) => `With each new scan, your face is shown to ${provider}.`,
	goesNowhere: "Your photo is shown to nobody else. Your report is just as complete without this.",
	otherProvider: (earlier: string, provider: string) =>
		`Your last answer was about ${earlier}. It does not count for ${provider}.`,
	textChanged: "Not agreed to the new text",
	facts: (provider: string) => [
		{
			name: "What is sent",
			text: "Your face cut out of the photo and turned upright, as a small picture. No file name, no location or camera data, no name, no e-mail address and nothing of your report.",
		},
		{
			name: "To whom",
			text: `${provider}, whose language model looks at it. If that changes, we ask again.`,
		},
		{
			name: "What for",
			text: `A few remarks in the model's own words, in a section of their own in the report. ${BRAND.name} measures nothing by them, and neither plan nor picks depend on them.`,
		},
		{
			name: "For how long",
			text: `We do not keep the picture at all. How long ${provider} keeps it is set by its own terms. The remarks stay in your report until you delete your account.`,
		},
	],
	grant: (provider: string) => `Agree to show it to ${provider}`,
	granted: (provider: string) => `Saved. From the next scan on, ${provider} sees your face too.`,
	decline: "Show it to nobody",
	revoke: "Stop showing my face",
	revokeTitle: "Stop showing your face?",
	revokeText:
		"From now on no picture leaves. Remarks that stand in your reports stay there. What the provider already received is subject to its own terms. You can agree again at any time.",
	revoked: "Saved. No picture leaves.",
	failed: "Your choice could not be saved. Please try again.",
} as const;
