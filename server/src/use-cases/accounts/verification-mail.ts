import { BRAND } from "@dewlight/contracts/brand.ts";
import { escapeHtml, mailPage } from "../mail-page.ts";

interface VerificationMail {
	username: string;
	link: string;
	validHours: number;
}

export function verificationMail({ username, link, validHours }: VerificationMail): {
	subject: string;
	text: string;
	html: string;
} {
	const intro = `Hello ${username},`;
	const ask = `please confirm that this address is yours, and you can take your first scan with ${BRAND.name}.`;
	const validity = `The link works for ${validHours} hours.`;
	const notYou = "If you did not create an account, you can ignore this mail; nothing will happen.";
	return {
		subject: `Confirm your email for ${BRAND.name}`,
		text: [intro, "", ask, "", link, "", validity, notYou, "", BRAND.name, ""].join("\n"),
		html: mailPage({
			title: "Confirm your email",
			paragraphs: [escapeHtml(intro), escapeHtml(ask)],
			action: { label: "Confirm email", href: link },
			footnotes: [escapeHtml(validity), escapeHtml(notYou)],
		}),
	};
}
