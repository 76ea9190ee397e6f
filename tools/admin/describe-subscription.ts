import type { SubscriptionReport } from "@dewlight/server/use-cases/operations/index.ts";
import { asTable, minute } from "./as-table.ts";
import type { Outcome } from "./command.ts";

type Fact = Date | string | number | boolean | null | undefined;

/** Both sides in two columns; where they differ, a mark. */
export function describeSubscription({ userId, customerId, here, atProvider }: SubscriptionReport): Outcome {
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
