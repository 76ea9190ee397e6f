import { PROMISED } from "../figures.ts";
import type { LegalSection } from "../legal-text.ts";

export const SAFETY: readonly LegalSection[] = [
	{
		id: "privacy-security",
		heading: "How it is protected",
		blocks: [
			"Passwords, cookies and mailed links are stored in forms that do not open anything. Two-factor secrets are encrypted under a key that does not lie in the database. Every read of a photo, report or message is tied to its owner. Photos are judged by their bytes, decoded, and never served as sent. Guessing is limited, and what happens to an account is on record. You can see your signed-in browsers, end each of them, and turn on two-factor authentication.",
			"No protection is perfect.",
		],
	},
	{
		id: "privacy-breach",
		heading: "If something goes wrong",
		blocks: [
			`We give breach notification within ${PROMISED.breachHours} hours of learning of it: to you by e-mail when it concerns your data, and to the authorities the law names. We say what happened, what it means for you, and what you can do.`,
		],
	},
	{
		id: "privacy-where",
		heading: "Where your data is",
		blocks: [
			"That depends on where our server and the companies named above stand; ask us and we tell you. Where data leaves the country or region whose law protects you, it goes only with the safeguards that this law asks for, such as standard contractual clauses in the European Union.",
		],
	},
	{
		id: "privacy-changes",
		heading: "Changes",
		blocks: [
			"When the meaning of this policy changes, you are asked to read and accept the new version before going on. A new use of your photo is never slipped into it: for that we ask on its own.",
		],
	},
];
