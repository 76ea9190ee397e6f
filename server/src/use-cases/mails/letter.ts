import { BRAND } from "@dewlight/contracts/brand.ts";
import { escapeHtml } from "../escape-html.ts";
import { greeting } from "./greeting.ts";

/** A mail in plain words: nothing in here is HTML. */
export interface Letter {
	subject: string;
	title: string;
	/** Null greets without a name. */
	username: string | null;
	paragraphs: readonly string[];
	action: { label: string; href: string } | null;
	/** In small print. */
	footnotes: readonly string[];
}

export interface MailContent {
	subject: string;
	text: string;
	html: string;
}

/** The same words as text and as HTML. */
export function writeMail(letter: Letter): MailContent {
	return { subject: letter.subject, text: asText(letter), html: asHtml(letter) };
}

function asText({ username, paragraphs, action, footnotes }: Letter): string {
	const blocks = [greeting(username), ...paragraphs, ...(action ? [action.href] : [])];
	if (footnotes.length > 0) blocks.push(footnotes.join("\n"));
	return `${[...blocks, BRAND.name].join("\n\n")}\n`;
}

/** Programs that know no media queries keep the light colours; those that recolour by themselves are told not to. */
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#1d1815!important;color:#efe6df!important}
.card{background:#29221e!important}
.brand,.link{color:#e3ab8f!important}
.button{background:#e3ab8f!important;color:#29160d!important}
.small{color:#c2b3a8!important}
}`;

/** One calm layout for every mail: no pictures, no tracking, nothing loaded from anywhere. */
function asHtml({ title, username, paragraphs, action, footnotes }: Letter): string {
	const said = [greeting(username), ...paragraphs];
	return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title>
<style>${DARK}</style></head>
<body class="page" style="margin:0;padding:32px 16px;background:#faf6f1;color:#3a2f2a;font:16px/1.6 Georgia,serif">
<div class="card" style="max-width:520px;margin:0 auto;padding:32px;background:#fffdfa;border-radius:16px">
<p class="brand" style="margin:0 0 24px;font-size:18px;letter-spacing:.02em;color:#8a5a44">${BRAND.name}</p>
<h1 style="margin:0 0 16px;font-size:24px;font-weight:normal">${escapeHtml(title)}</h1>
${said.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join("\n")}
${action ? actionHtml(action) : ""}
${footnotes.map((text) => `<p class="small" style="margin:0 0 8px;font-size:13px;color:#6b5d55">${escapeHtml(text)}</p>`).join("\n")}
</div>
</body>
</html>
`;
}

function actionHtml({ label, href }: { label: string; href: string }): string {
	const link = escapeHtml(href);
	return `<p style="margin:24px 0"><a class="button" href="${link}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#8a4b32;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 24px;font-size:13px;word-break:break-all"><a class="link" href="${link}" style="color:#8a4b32">${link}</a></p>`;
}
