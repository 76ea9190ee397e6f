import { BRAND, BRAND_COLORS as colors } from "@dewlight/contracts/brand.ts";
import type { z } from "zod";
import { findUserById, type UserRow } from "#db/queries/accounts.ts";
import type { Context, JobActor } from "../context.ts";
import { escapeHtml } from "../escape-html.ts";

/** In characters, and in words: longer than nearly every name, shorter than nearly every message. */
const LONGEST_NAME = 40;
const MOST_WORDS = 4;
/** Scripts that put no space between words hold a sentence in a few characters. */
const LONGEST_UNSPACED = 8;

const LETTERS_ONLY = /^[\p{L}\p{M}][\p{L}\p{M}'’-]*$/u;
const UNSPACED =
	/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;
const SMALL = /^\p{Ll}/u;
/** Small words inside names. */
const PARTICLES = new Set(
	"af al av bin bint da das de del della den der di do dos du e el i la le san st te ten ter van vom von y zu".split(
		" ",
	),
);

/**
 * Greets by name only what reads as a name: anyone can register a stranger's address, and a name with a link, a
 * number or a sentence in it would turn our mail into theirs.
 */
export function greeting(username: string | null): string {
	const name = username?.trim().replaceAll(/ +/g, " ") ?? "";
	return readsAsName(name) ? `Hello ${name},` : "Hello,";
}

function readsAsName(name: string): boolean {
	const words = name.split(" ");
	if (name.length > LONGEST_NAME || words.length > MOST_WORDS) return false;
	if (!words.every((word) => LETTERS_ONLY.test(word))) return false;
	if (UNSPACED.test(name)) return name.replaceAll(" ", "").length <= LONGEST_UNSPACED;
	// A sentence goes on in small letters, a name does not, but for its particles.
	return words.slice(1).every((word) => !SMALL.test(word) || PARTICLES.has(word));
}

const light = (name: keyof typeof colors) => colors[name][0];
const dark = (name: keyof typeof colors) => colors[name][1];

/** Faces every system has; a mail loads none. */
const SANS = "-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

/** Inline, because many mail programs drop a style sheet. */
const MAIL_STYLES = {
	page: `margin:0;padding:32px 16px;background:${light("ground")};color:${light("ink")};font:16px/1.6 ${SANS}`,
	card: `max-width:520px;margin:0 auto;padding:32px;background:${light("surface")};border:1px solid ${light("line")};border-radius:20px`,
	brand: `margin:0 0 24px;font-size:18px;font-weight:600;color:${light("fig")}`,
	/** The drop of the product as a plain box with round corners; where that is not drawn, the name stands alone. */
	mark: `display:inline-block;width:14px;height:14px;margin-right:10px;border-radius:0 50% 50% 50%;background:${light("rose")};background-image:linear-gradient(135deg,${light("apricot")},${light("rose")} 55%,${light("fig")});transform:rotate(45deg);vertical-align:-2px`,
	title: "margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:600",
	paragraph: "margin:0 0 16px",
	action: "margin:24px 0",
	button: `display:inline-block;padding:12px 24px;border-radius:999px;background:${light("fig")};color:${light("on-fig")};font-weight:600;text-decoration:none`,
	address: `margin:0 0 24px;font-size:13px;word-break:break-all;color:${light("ink-2")}`,
	link: `color:${light("fig")}`,
	small: `margin:0 0 8px;font-size:13px;color:${light("ink-2")}`,
	signature: "max-width:520px;margin:0 auto;padding:16px 32px 0",
} as const;

/** Programs that know no media queries keep the light colours; those that recolour by themselves are told not to. */
const DARK_STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${dark("ground")}!important;color:${dark("ink")}!important}
.card{background:${dark("surface")}!important;border-color:${dark("line")}!important}
.brand,.link{color:${dark("fig")}!important}
.button{background:${dark("fig")}!important;color:${dark("on-fig")}!important}
.small{color:${dark("ink-2")}!important}
}`;

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "December 31, 2026", the day in UTC. */
export function longDay(time: Date): string {
	return DAY.format(time);
}

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
<body class="page" style="${MAIL_STYLES.page}">
<div class="card" style="${MAIL_STYLES.card}">
<p class="brand" style="${MAIL_STYLES.brand}"><span aria-hidden="true" style="${MAIL_STYLES.mark}"></span>${BRAND.name}</p>
<h1 style="${MAIL_STYLES.title}">${escapeHtml(title)}</h1>
${said.map((text) => `<p style="${MAIL_STYLES.paragraph}">${escapeHtml(text)}</p>`).join("\n")}
${action ? actionHtml(action) : ""}
${footnotes.map((text) => `<p class="small" style="${MAIL_STYLES.small}">${escapeHtml(text)}</p>`).join("\n")}
${wayOut ? linkHtml(wayOut) : ""}
</div>
<div style="${MAIL_STYLES.signature}">
${SIGNATURE.map((text) => `<p class="small" style="${MAIL_STYLES.small}">${escapeHtml(text)}</p>`).join("\n")}
</div>
</body>
</html>
`;
}

/** By its label alone: a second address written out would crowd the first. */
function linkHtml({ label, href }: Link): string {
	return `<p class="small" style="${MAIL_STYLES.small}"><a class="link" href="${escapeHtml(href)}" style="${MAIL_STYLES.link}">${escapeHtml(label)}</a></p>`;
}

function actionHtml({ label, href }: Link): string {
	const link = escapeHtml(href);
	return `<p style="${MAIL_STYLES.action}"><a class="button" href="${link}" style="${MAIL_STYLES.button}">${escapeHtml(label)}</a></p>
<p class="small" style="${MAIL_STYLES.address}"><a class="link" href="${link}" style="${MAIL_STYLES.link}">${link}</a></p>`;
}

interface AddressedMail extends MailContent {
	to: string;
}

interface MailTemplate<Payload extends z.ZodType> {
	template: string;
	/** Ids and addresses only: it waits in the queue, where a link or a secret must never lie. */
	payload: Payload;
	/** Looks up whom the mail is for and makes its links; null when there is nothing to send any more. */
	compose(call: { ctx: Context<JobActor>; payload: unknown }): Promise<AddressedMail | null>;
}

/** Ties a payload to the mail made from it. Composing twice makes a second mail with links of its own. */
export function defineMail<Payload extends z.ZodObject<{ template: z.ZodLiteral<string> }>>(
	payload: Payload,
	compose: (call: { ctx: Context<JobActor>; payload: z.infer<Payload> }) => Promise<AddressedMail | null>,
): MailTemplate<Payload> {
	return {
		template: payload.shape.template.value,
		payload,
		compose: (call) => compose({ ctx: call.ctx, payload: payload.parse(call.payload) }),
	};
}

interface PersonMail<Payload> {
	payload: Payload;
	user: UserRow;
	publicUrl: string;
	now: Date;
}

/** A mail to the address of an account. Nothing is sent once the account is gone, or when `write` gives null. */
export function definePersonMail<
	Payload extends z.ZodObject<{ template: z.ZodLiteral<string>; user_id: z.ZodNumber }>,
>(payload: Payload, write: (mail: PersonMail<z.infer<Payload>>) => MailContent | null) {
	return defineMail(payload, async ({ ctx, payload: given }) => {
		const user = await findUserById(ctx.store.db, given.user_id);
		const now = ctx.clock.now();
		const content = user && write({ payload: given, user, publicUrl: ctx.settings.publicUrl, now });
		return content && { to: user.email, ...content };
	});
}
