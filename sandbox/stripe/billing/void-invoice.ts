import { emit, emitChange } from "../events/emit.ts";
import { type Account, find } from "../state/account.ts";

/** Nothing is owed on it any more; what it took from the customer's balance goes back there. */
export function voidInvoice(account: Account, id: string, at: number): void {
	const invoice = find(account, "invoice", id);
	if (invoice.status !== "open") return;
	invoice.status = "void";
	invoice.auto_advance = false;
	invoice.next_payment_attempt = null;
	invoice.status_transitions.voided_at = at;
	account.changed = true;
	emit(account, "invoice.voided", invoice, at);
	const customer = find(account, "customer", invoice.customer ?? "");
	emitChange(account, "customer.updated", customer, at, () => {
		customer.balance += invoice.starting_balance - (invoice.ending_balance ?? invoice.starting_balance);
	});
}
