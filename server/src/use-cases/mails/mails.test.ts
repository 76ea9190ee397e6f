import { BRAND_COLORS } from "@dewlight/contracts/brand.ts";
import { expect, test } from "vitest";
import { accountChangedMail, passwordChangedMail, twoFactorChangedMail } from "./account-security.ts";
import { addressInUseMail } from "./email-change.ts";
import { resetPasswordMail, verifyEmailMail, welcomeMail } from "./joining.ts";
import { greeting, type MailContent } from "./letter.ts";
import { paymentFailedMail, receiptMail, refundMail } from "./payments.ts";
import { MAILS, mailPayloadSchema } from "./registry.ts";
import { quotaOpenMail, reminderDigestMail, trialEndedMail, trialEndsSoonMail } from "./reminders.ts";
import {
	cancellationMail,
	keptMail,
	planChangeMail,
	priceNoticeMail,
	subscriptionEndedMail,
} from "./subscription.ts";

const publicUrl = "https://skin.example";
const link = `${publicUrl}/page?token=abc&x="1"`;
const notMeLink = `${publicUrl}/other?token=def&x="1"`;
const username = "Ana";

const reader = { username, publicUrl };
const paid = { plan: "plus_monthly", amountCents: 599, currency: "usd" } as const;
const day = (date: number) => new Date(Date.UTC(2026, 11, date, 12));
const change = { from: "plus_monthly", to: "pro_monthly", effectiveAt: day(24) } as const;

const EVERY: [string, MailContent][] = [
	["verify-email", verifyEmailMail({ username, link, notMeLink })],
	["reset-password", resetPasswordMail({ username, link })],
	["password-changed", passwordChangedMail({ username, publicUrl })],
	["two-factor-changed on", twoFactorChangedMail({ username, publicUrl, change: "on" })],
	["two-factor-changed off", twoFactorChangedMail({ username, publicUrl, change: "off" })],
	["two-factor-changed new codes", twoFactorChangedMail({ username, publicUrl, change: "new_codes" })],
	["welcome", welcomeMail({ username, publicUrl, report: null })],
	["welcome with a report", welcomeMail({ ...reader, report: { steps: 7, nextScanAt: day(24) } })],
	["email-change to a taken address", addressInUseMail({ username })],
	["account-changed", accountChangedMail({ username, change: "password" })],
	["trial-ends-soon", trialEndsSoonMail({ ...reader, endsAt: day(24), now: day(21) })],
	["trial-ended", trialEndedMail({ ...reader, endedAt: day(24) })],
	["receipt", receiptMail({ ...reader, ...paid, paidAt: day(1), paidUntil: day(24) })],
	["payment-failed", paymentFailedMail({ ...reader, ...paid, keepsUntil: day(24) })],
	["cancellation", cancellationMail({ ...reader, plan: "pro_annual", endsAt: day(24), disputed: false })],
	[
		"cancellation by a dispute",
		cancellationMail({ ...reader, plan: "pro_annual", endsAt: day(24), disputed: true }),
	],
	[
		"reminder-digest",
		reminderDigestMail({ ...reader, lines: ["Your evening routine: Cleanser and moisturizer."] }),
	],
	["quota-open of scans", quotaOpenMail({ ...reader, action: "scans" })],
	["quota-open of messages", quotaOpenMail({ ...reader, action: "messages" })],
	["kept", keptMail({ ...reader, plan: "pro_annual", renewsAt: day(24) })],
	["plan-change now", planChangeMail({ ...reader, ...change, scheduled: false })],
	["plan-change later", planChangeMail({ ...reader, ...change, scheduled: true })],
	["subscription-ended", subscriptionEndedMail({ ...reader, plan: "plus_annual", endedAt: day(24) })],
	["refund", refundMail({ ...reader, ...paid, planEnded: true })],
	["price-notice", priceNoticeMail({ ...reader, text: "Pro <b>changes</b>.\n\nAll.", effectiveAt: day(24) })],
];

test.each(EVERY)("%s says the same in text and HTML", (_name, mail) => {
	expect(mail.text).toMatch(/^Hello Ana,\n\n/);
	const words = mail.html
		.replace(/<style>[\s\S]*<\/style>/, "")
		.replaceAll(/<[^>]+>/g, " ")
		.replaceAll("&#39;", "'")
		.replaceAll("&quot;", '"')
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&amp;", "&");
	// A way out is a link by its label in the HTML, so its address is no word there.
	const lines = mail.text.split("\n").filter((line) => line !== "-- " && line !== notMeLink);
	for (const line of lines) expect(words).toContain(line.replace(/:$/, ""));
	expect(mail.subject.length).toBeLessThan(70);
});

test.each(EVERY)("%s goes on after the greeting with a capital letter", (_name, { text }) => {
	expect(text.split("\n\n")[1]).toMatch(/^\p{Lu}/u);
});

test.each(EVERY)("%s wears the colours of the product and no other", (_name, { html }) => {
	const known = new Set<string>(Object.values(BRAND_COLORS).flat());
	const used = html.match(/#[0-9a-f]{3,8}\b/gi) ?? [];
	expect(used.length).toBeGreaterThan(10);
	expect(used.filter((color) => !known.has(color.toLowerCase()))).toEqual([]);
});

test.each(EVERY)("%s loads nothing, follows nobody and can be read in the dark", (_name, { html }) => {
	expect(html).not.toMatch(/<img|<link|<script|@import|url\(|src=/i);
	expect(html).toContain('<meta name="color-scheme" content="light dark">');
	expect(html).toContain("prefers-color-scheme:dark");
	const addresses = html.match(/https?:\/\/[^\s"'<&]+/g) ?? [];
	for (const address of addresses) expect(new URL(address).origin).toBe(publicUrl);
});

test("a link is whole in the text and escaped in the HTML", () => {
	const mail = verifyEmailMail({ username, link, notMeLink });
	for (const address of [link, notMeLink]) expect(mail.text).toContain(`\n${address}\n`);
	expect(mail.html).toContain('href="https://skin.example/page?token=abc&amp;x=&quot;1&quot;"');
	expect(mail.html).toContain('href="https://skin.example/other?token=def&amp;x=&quot;1&quot;"');
});

test.each([
	"Ana",
	"ana",
	"Zoë O'Neil",
	"李小龍",
	"Jean-Luc",
	"María del Carmen",
	"Ludwig van Beethoven",
	"عبد الرحمن",
	"Nguyễn Thị Minh Khai",
])("%s is greeted by name", (name) => {
	expect(greeting(name)).toBe(`Hello ${name},`);
});

test.each([
	"visit evil.example now",
	"http://evil.example",
	"You won! Call 1",
	"Payment failed - call 555 0199 now",
	"Payment failed call now",
	"Account closed",
	"please call us at once",
	"5550199",
	"@evil",
	"evil.example",
	"Your Account Was Closed Today",
	"请立即致电我们的客服中心",
	"-- Ana",
	"A".repeat(41),
	"<b>Ana</b>",
	"Ana\n\nYour account is locked",
	"\u202EanA",
	"",
])("%j is no name to greet", (name) => {
	expect(greeting(name)).toBe("Hello,");
});

test("templates have names of their own, and a payload fits exactly one", () => {
	const names = MAILS.map(({ template }) => template);
	expect(new Set(names).size).toBe(names.length);
	expect(mailPayloadSchema.parse({ template: "verify-email", user_id: 1 })).toEqual({
		template: "verify-email",
		user_id: 1,
	});
	expect(mailPayloadSchema.safeParse({ template: "verify-email", email: "a@b.example" }).success).toBe(false);
	expect(mailPayloadSchema.safeParse({ template: "unknown", user_id: 1 }).success).toBe(false);
});
