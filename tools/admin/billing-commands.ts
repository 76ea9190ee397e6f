import { readFile } from "node:fs/promises";
import {
	readFounding,
	refundByOperator,
	sendPriceNotice,
	showSubscription,
	syncByOperator,
} from "@dewlight/server/use-cases/operations/index.ts";
import { UsageError } from "../usage-error.ts";
import { asTable } from "./as-table.ts";
import { defineCommand } from "./command.ts";
import { describeSubscription } from "./describe-subscription.ts";
import { readTime } from "./read-values.ts";
import { snakeKeys } from "./snake-keys.ts";

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
