import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { addNotice } from "#db/queries/billing.ts";
import { listPayers } from "#db/queries/plan-sources.ts";
import { sendMailJob } from "#jobs/definitions/send-mail.ts";
import { audit } from "../audit.ts";
import type { Context, OperatorActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { enqueue } from "../enqueue.ts";
import { hashSecret } from "../hash-secret.ts";
import { LONGEST_NOTICE } from "../mails/index.ts";

const NOTICE_DAYS = 30;
const BATCH = 200;

interface PriceNotice {
	/** Plain text; an empty line begins a new paragraph. */
	text: string;
	/** When the change begins to hold. */
	effectiveAt: Date;
}

interface PriceNoticeSent {
	/** Mails this run promised. */
	promised: number;
	/** People who had been promised this very notice before. */
	toldBefore: number;
}

/**
 * Tells everybody with a subscription about a change of prices or limits, at least 30 days ahead. The same notice goes to
 * each person once, so a run that was cut short is simply run again.
 */
export async function sendPriceNotice({
	ctx,
	input,
}: {
	ctx: Context<OperatorActor>;
	input: PriceNotice;
}): Promise<PriceNoticeSent> {
	const text = input.text.trim();
	if (text === "" || text.length > LONGEST_NOTICE) {
		throw new DomainError("bad_input", `A notice has 1 to ${LONGEST_NOTICE} letters.`);
	}
	const earliest = ctx.clock.now().getTime() + NOTICE_DAYS * DAY_MS;
	if (input.effectiveAt.getTime() < earliest) {
		throw new DomainError("bad_input", `People are told at least ${NOTICE_DAYS} days before a change.`);
	}
	const effectiveAt = input.effectiveAt.toISOString();
	const occasion = hashSecret(JSON.stringify([text, effectiveAt]));
	const sent = await promiseEach(ctx, { text, effectiveAt, occasion });
	const details = { effective_at: effectiveAt, promised: sent.promised, notice: occasion };
	await audit(ctx, ctx.store.db, { action: "operator.price_notice_sent", userId: null, details });
	return sent;
}

async function promiseEach(
	ctx: Context<OperatorActor>,
	{ text, effectiveAt, occasion }: { text: string; effectiveAt: string; occasion: string },
): Promise<PriceNoticeSent> {
	const sent = { promised: 0, toldBefore: 0 };
	for (let last = 0, more = true; more; ) {
		const payers = await listPayers(ctx.store.db, last, BATCH);
		const promised = await ctx.store.transaction(async (tx) => {
			const at = ctx.clock.now();
			let count = 0;
			for (const userId of payers) {
				if (!(await addNotice(tx, { userId, kind: "price_notice", occasion, at }))) continue;
				const mail = { template: "price-notice", user_id: userId, text, effective_at: effectiveAt } as const;
				await enqueue(ctx, tx, sendMailJob, mail);
				count += 1;
			}
			return count;
		});
		sent.promised += promised;
		sent.toldBefore += payers.length - promised;
		last = payers.at(-1) ?? last;
		more = payers.length === BATCH;
	}
	return sent;
}
