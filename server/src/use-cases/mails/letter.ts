import { BRAND } from "@dewlight/contracts/brand.ts";
import { escapeHtml } from "../escape-html.ts";
import { greeting } from "./greeting.ts";
import { MAIL_STYLES as css, DARK_STYLES } from "./mail-styles.ts";

interface Link {
	label: string;
	href: string;
}

/** A mail in plain words: nothing in here is HTML. */
export interface Letter {
	subject: string;
	title: string;
	/** Null greets without a name. */
	username: string | null;
	paragraphs: readonly string[];
	action: Link | null;
	/** In small print. */
	footnotes: readonly string[];
	/** A way out beneath the small print, for who was not meant. */
	wayOut?: Link;
}

export interface MailContent {
	subject: string;
	text: string;
	html: string;
}

const SIGNATURE = [`${BRAND.name}. ${BRAND.tagline}`, `Questions? Write to ${BRAND.supportEmail}.`];

/** The same words as text and as HTML. */
export function writeMail(letter: Letter): MailContent {
	return { subject: letter.subject, text: asText(letter), html: asHtml(letter) };
}

function asText({ username, paragraphs, action, footnotes, wayOut }: Letter): string {
	const blocks = [greeting(username), ...paragraphs];
	if (action) blocks.push(`${action.label}:\n${action.href}`);
	if (footnotes.length > 0) blocks.push(footnotes.join("\n"));
	if (wayOut) blocks.push(`${wayOut.label}:\n${wayOut.href}`);
	// Two hyphens and a blank are how mail programs know a signature.
	return `${blocks.join("\n\n")}\n\n-- \n${SIGNATURE.join("\n")}\n`;
}

/** One calm layout for every mail: no pictures, no tracking, nothing loaded from anywhere. */
function asHtml({ title, username, paragraphs, action, footnotes, wayOut }: Letter): string {
	const said = [greeting(username), ...paragraphs];
	return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title>
<style>${DARK_STYLES}</style></head>
<body class="page" style="${css.page}">
<div class="card" style="${css.card}">
<p class="brand" style="${css.brand}"><span aria-hidden="true" style="${css.mark}"></span>${BRAND.name}</p>
<h1 style="${css.title}">${escapeHtml(title)}</h1>
${said.map((text) => `<p style="${css.paragraph}">${escapeHtml(text)}</p>`).join("\n")}
${action ? actionHtml(action) : ""}
${footnotes.map((text) => `<p class="small" style="${css.small}">${escapeHtml(text)}</p>`).join("\n")}
${wayOut ? linkHtml(wayOut) : ""}
</div>
<div style="${css.signature}">
${SIGNATURE.map((text) => `<p class="small" style="${css.small}">${escapeHtml(text)}</p>`).join("\n")}
</div>
</body>
</html>
`;
}

/** By its label alone: a second address written out would crowd the first. */
function linkHtml({ label, href }: Link): string {
	return `<p class="small" style="${css.small}"><a class="link" href="${escapeHtml(href)}" style="${css.link}">${escapeHtml(label)}</a></p>`;
}

function actionHtml({ label, href }: Link): string {
	const link = escapeHtml(href);
	return `<p style="${css.action}"><a class="button" href="${link}" style="${css.button}">${escapeHtml(label)}</a></p>
<p class="small" style="${css.address}"><a class="link" href="${link}" style="${css.link}">${link}</a></p>`;
}
