import { expect, test } from "vitest";
import { paymentFailedMail, receiptMail, refundMail } from "./payments.ts";
import { trialEndedMail, trialEndsSoonMail } from "./reminders.ts";
import {
	amountText,
	cancellationMail,
	keptMail,
	noticeParagraphs,
	planChangeMail,
	priceNoticeMail,
	subscriptionEndedMail,
} from "./subscription.ts";

const reader = { username: "Ana", publicUrl: "https://skin.example" };
const billing = "https://skin.example/account?tab=billing";
const paid = { plan: "pro_annual", amountCents: 13_800, currency: "usd" } as const;
const endsAt = new Date("2026-12-31T23:59:59.999Z");

test("the reminder counts the days that are left and says that nothing is charged", () => {
	const sentAt = (iso: string) => trialEndsSoonMail({ ...reader, endsAt, now: new Date(iso) });
	expect(sentAt("2026-12-29T00:30:00Z").subject).toBe("Your Dewlight trial ends in 3 days");
	expect(sentAt("2026-12-31T10:00:00Z").subject).toBe("Your Dewlight trial ends in 1 day");
	expect(sentAt("2026-12-29T00:30:00Z").text).toContain("ends on December 31, 2026 (UTC)");
	expect(sentAt("2026-12-29T00:30:00Z").text).toContain("nothing is charged");
});

test("both trial mails name the limits the plans have", () => {
	const free = "Free has 1 scan and 10 messages a month, and your last 3 scans.";
	const soon = trialEndsSoonMail({ ...reader, endsAt, now: new Date("2026-12-29") }).text;
	expect(soon).toContain(free);
	expect(soon).toContain("Plus has 4 scans and 150 messages a month, and 12 months of history.");
	expect(soon).toContain("Pro has 30 scans and 400 messages a month, and your whole history.");
	expect(trialEndedMail({ ...reader, endedAt: endsAt }).text).toContain(free);
});

test("a receipt says what was paid, when, for what and until when", () => {
	const paidAt = new Date("2025-12-31T00:00:00Z");
	const { text } = receiptMail({ ...reader, ...paid, paidAt, paidUntil: endsAt });
	expect(text).toContain("On December 31, 2025 (UTC) we received $138.00 for Dewlight Pro (yearly).");
	expect(text).toContain("paid until December 31, 2026 (UTC)");
	expect(text).not.toMatch(/invoice/i);
	expect(text).toContain("refund within 7 days of being billed");
});

test("a failed payment names the amount and the last day of grace and leads to Billing", () => {
	const { text, html } = paymentFailedMail({ ...reader, ...paid, keepsUntil: endsAt });
	expect(text).toContain("We could not collect $138.00 for Dewlight Pro (yearly)");
	expect(text).toContain("You keep Pro until December 31, 2026 (UTC)");
	expect(text).toContain(`\n${billing}\n`);
	expect(html).toContain(`href="${billing}"`);
});

test("a cancellation names its last day and can be taken back; keeping says when it renews", () => {
	const canceled = cancellationMail({ ...reader, plan: "plus_monthly", endsAt, disputed: false }).text;
	expect(canceled).toContain("You keep Plus until December 31, 2026 (UTC), and nothing more is charged.");
	expect(canceled).toContain("you can keep Plus under Billing until that day");
	const stays = keptMail({ ...reader, plan: "plus_monthly", renewsAt: endsAt }).text;
	expect(stays).toContain("Your plan stays Plus (monthly)");
	expect(stays).toContain("renews on December 31, 2026 (UTC)");
});

test("an upgrade holds since a day, a downgrade from a day on", () => {
	const change = { ...reader, effectiveAt: endsAt };
	const up = planChangeMail({ ...change, from: "plus_monthly", to: "pro_annual", scheduled: false });
	expect(up.subject).toBe("Your Dewlight plan has changed");
	expect(up.text).toContain(
		"Since December 31, 2026 (UTC), your plan is Pro (yearly) instead of Plus (monthly).",
	);
	const down = planChangeMail({ ...change, from: "pro_monthly", to: "plus_monthly", scheduled: true });
	expect(down.subject).toBe("Your Dewlight plan will change");
	expect(down.text).toContain("From December 31, 2026 (UTC) on, your plan is Plus (monthly).");
	expect(down.text).toContain("nothing is charged now");
});

test("the end of a subscription names the day and what is left", () => {
	const { text } = subscriptionEndedMail({ ...reader, plan: "pro_annual", endedAt: endsAt });
	expect(text).toContain("Your Pro subscription ended on December 31, 2026 (UTC).");
	expect(text).toContain("1 scan and 10 messages a month");
});

test("a refund says how much and how long it takes, and that the plan ended only where it did", () => {
	const ended = refundMail({ ...reader, ...paid, planEnded: true }).text;
	expect(ended).toContain("We are giving back $138.00 for Dewlight Pro (yearly)");
	expect(ended).toContain("5-10 business days");
	expect(ended).toContain("your Pro plan has ended");
	expect(refundMail({ ...reader, ...paid, planEnded: false }).text).not.toContain("has ended");
});

test("a notice carries the operator's paragraphs as plain words and the day they hold from", () => {
	const text = "Pro costs\n$16.99 a month.\n\n  \nPlus <b>stays</b>.\n";
	expect(noticeParagraphs(text)).toEqual(["Pro costs $16.99 a month.", "Plus <b>stays</b>."]);
	const mail = priceNoticeMail({ ...reader, text, effectiveAt: endsAt });
	expect(mail.text).toContain("changes on December 31, 2026 (UTC)");
	expect(mail.html).toContain("Plus &lt;b&gt;stays&lt;/b&gt;.");
	expect(mail.text).toContain("you can cancel under Billing before that day");
});

test.each([
	[599, "usd", "$5.99"],
	[5_900, "USD", "$59.00"],
	[0, "usd", "$0.00"],
	[500, "jpy", "¥500"],
])("%i of the smallest %s is %s", (cents, currency, text) => {
	expect(amountText(cents, currency)).toBe(text);
});
