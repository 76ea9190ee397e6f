import { readFile } from "node:fs/promises";
import {
	readFounding,
	refundByOperator,
	type SubscriptionReport,
	sendPriceNotice,
	showSubscription,
	syncByOperator,
} from "@dewlight/server/use-cases/operations/index.ts";
import { UsageError } from "../parse-words.ts";
import { asTable, defineCommand, minute, type Outcome, readTime, snakeKeys } from "./command.ts";

export const refund = defineCommand({
	name: "refund",
	usage: "--email EMAIL|ID --reason TEXT [--beyond-window]",
	about: "give the newest payment back, within 7 days of it, and end the subscription with it",
	takes: [0, 0],
	options: { email: "string", reason: "string", "beyond-window": "boolean" },
	async run({ ctx, values }) {
		const input = {
			email: requireEmail(values.email),
			reason: values.reason ?? "",
			beyondWindow: values["beyond-window"] ?? false,
		};
		const { amountCents, currency, invoiceId, planName } = await refundByOperator({ ctx, input });
		const data = { amount_cents: amountCents, currency, invoice_id: invoiceId, plan_ended: planName };
		const amount = `${(amountCents / 100).toFixed(2)} ${currency.toUpperCase()}`;
		return { data, text: `Gave ${amount} of invoice ${invoiceId} back. ${planName} has ended.` };
	},
});

export const subscription = defineCommand({
	name: "subscription",
	usage: "--email EMAIL|ID",
	about: "what stands here of a subscription beside what the payment provider says now",
	takes: [0, 0],
	options: { email: "string" },
	async run({ ctx, values }) {
		const input = { email: requireEmail(values.email) };
		return describeSubscription(await showSubscription({ ctx, input }));
	},
});

export const sync = defineCommand({
	name: "sync",
	usage: "--email EMAIL|ID",
	about: "ask the payment provider about one person now, and write what it says",
	takes: [0, 0],
	options: { email: "string" },
	async run({ ctx, values }) {
		const input = { email: requireEmail(values.email) };
		return describeSubscription(await syncByOperator({ ctx, input }));
	},
});

function requireEmail(email: string | undefined): string {
	if (!email) throw new UsageError("Say whose subscription it is: --email ADDRESS.");
	return email;
}

export const founding = defineCommand({
	name: "founding",
	usage: "",
	about: "how many places at the founding price are taken, held at checkout, and left",
	takes: [0, 0],
	options: {},
	async run({ ctx }) {
		const count = await readFounding({ ctx });
		const { taken, held, left, places } = count;
		const row = [taken, held, left, places].map(String);
		return { data: snakeKeys(count), text: asTable(["TAKEN", "HELD", "LEFT", "OF"], [row]) };
	},
});

export const priceNotice = defineCommand({
	name: "price-notice",
	usage: "--file TEXT --from TIME --yes",
	about: "mail everybody with a subscription about a change of prices or limits, 30 days ahead or more",
	takes: [0, 0],
	options: { file: "string", from: "string", yes: "boolean" },
	async run({ ctx, values }) {
		if (!values.file) throw new UsageError("Say where the text of the notice is: --file TEXT.");
		const effectiveAt = readTime("--from", values.from);
		if (!effectiveAt) throw new UsageError("Say when the change begins to hold: --from 2027-01-31.");
		const text = await readNotice(values.file);
		if (!values.yes) throw new UsageError("This mails everybody who pays. Add --yes to do it.");
		const sent = await sendPriceNotice({ ctx, input: { text, effectiveAt } });
		const before = sent.toldBefore > 0 ? ` ${sent.toldBefore} had it before.` : "";
		return { data: snakeKeys(sent), text: `Promised to ${sent.promised} people.${before}` };
	},
});

async function readNotice(file: string): Promise<string> {
	try {
		return await readFile(file, "utf8");
	} catch (error) {
		throw new UsageError(`${file} cannot be read.`, { cause: error });
	}
}

type Fact = Date | string | number | boolean | null | undefined;

/** Both sides in two columns; where they differ, a mark. */
function describeSubscription({ userId, customerId, here, atProvider }: SubscriptionReport): Outcome {
	const time = (at: number | null | undefined) => (at === null || at === undefined ? null : new Date(at));
	const facts: Record<string, [here: Fact, provider: Fact]> = {
		subscription: [here?.subscriptionId, atProvider?.id],
		plan: [here?.plan, atProvider?.plan],
		state: [here?.state, atProvider?.state],
		period_ends_at: [here?.periodEndsAt, time(atProvider?.periodEndsAt)],
		ends_with_period: [here?.endsWithPeriod, atProvider?.endsWithPeriod],
		past_due_since: [here?.pastDueSince, time(atProvider?.pastDueSince)],
		scheduled_plan: [here?.scheduledPlan, atProvider?.scheduledPlan],
		discount_cents: [here?.discountCents, atProvider?.discountCents],
		next_invoice_cents: [here?.nextInvoiceCents, atProvider?.nextInvoiceCents],
		founding: [here?.founding, atProvider?.founding],
		started_at: [here?.startedAt, time(atProvider?.startedAt)],
	};
	const entries = Object.entries(facts);
	const side = (index: 0 | 1, found: object | null) =>
		found && Object.fromEntries(entries.map(([name, both]) => [name, both[index] ?? null]));
	const rows = entries.map(([name, both]) => {
		const [left, right] = both.map(shown);
		return [name.replaceAll("_", " "), left ?? "", right ?? "", left === right ? "" : "differs"];
	});
	const synced = here ? `, last asked ${minute(here.syncedAt)}` : "";
	return {
		data: {
			user_id: userId,
			customer_id: customerId,
			here: side(0, here),
			provider: side(1, atProvider),
			synced_at: here?.syncedAt ?? null,
		},
		text: `Account ${userId}, customer ${customerId ?? "-"}${synced}\n\n${asTable(["", "HERE", "PROVIDER", ""], rows)}`,
	};
}

function shown(fact: Fact): string {
	if (fact === null || fact === undefined) return "-";
	return fact instanceof Date ? minute(fact) : String(fact);
}
