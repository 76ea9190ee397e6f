import { itemOf } from "./billing/subscription-item.ts";
import { type Account, all, lookUp } from "./state/account.ts";

/** A plain summary for a page of the developer. Times are ISO 8601, money in cents. */
export interface StandInView {
	customers: { id: string; email: string | null; metadata: Record<string, string>; card: string | null }[];
	subscriptions: {
		id: string;
		customer: string;
		status: string;
		price: string;
		cents: number;
		periodEnd: string;
		cancelAtPeriodEnd: boolean;
		nextPrice: string | null;
		openInvoice: string | null;
	}[];
	checkouts: { id: string; customer: string | null; cents: number; expiresAt: string; url: string | null }[];
	/** Events not yet taken: waiting, dropped on purpose, or given up. */
	deliveries: { event: string; type: string; attempts: number; state: string }[];
}

const iso = (at: number) => new Date(at * 1_000).toISOString();

export function viewOf(account: Account): StandInView {
	const invoices = all(account, "invoice");
	return {
		customers: all(account, "customer").map((customer) => {
			const own = all(account, "subscription").findLast((each) => each.customer === customer.id);
			const id = own?.default_payment_method ?? customer.invoice_settings.default_payment_method;
			return {
				id: customer.id,
				email: customer.email,
				metadata: { ...customer.metadata },
				card: lookUp(account, "payment_method", id)?.card?.last4 ?? null,
			};
		}),
		subscriptions: all(account, "subscription").map((subscription) => {
			const item = itemOf(subscription);
			const schedule = lookUp(account, "subscription_schedule", subscription.schedule);
			const next = schedule?.phases.find((phase) => phase.start_date >= item.current_period_end);
			const waiting = invoices.find(
				(invoice) =>
					invoice.status === "open" && invoice.parent?.subscription_details?.subscription === subscription.id,
			);
			return {
				id: subscription.id,
				customer: subscription.customer,
				status: subscription.status,
				price: nameOf(account, item.price.id),
				cents: item.price.unit_amount ?? 0,
				periodEnd: iso(item.current_period_end),
				cancelAtPeriodEnd: subscription.cancel_at_period_end,
				nextPrice: next?.items[0] ? nameOf(account, next.items[0].price) : null,
				openInvoice: waiting?.id ?? null,
			};
		}),
		checkouts: all(account, "checkout.session")
			.filter(({ status }) => status === "open")
			.map((checkout) => ({
				id: checkout.id,
				customer: checkout.customer,
				cents: checkout.amount_total ?? 0,
				expiresAt: iso(checkout.expires_at),
				url: checkout.url,
			})),
		deliveries: account.state.deliveries.map(({ event, attempts, state }) => ({
			event,
			type: lookUp(account, "event", event)?.type ?? "",
			attempts,
			state,
		})),
	};
}

function nameOf(account: Account, id: string): string {
	return lookUp(account, "price", id)?.lookup_key ?? id;
}
