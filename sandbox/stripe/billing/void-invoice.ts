import { emit } from "../events/emit.ts";
import { type Account, find } from "../state/account.ts";

/** Nothing is owed on it any more. */
export function voidInvoice(account: Account, id: string, at: number): void {
	const invoice = find(account, "invoice", id);
	if (invoice.status !== "open") return;
	invoice.status = "void";
	invoice.auto_advance = false;
	invoice.next_payment_attempt = null;
	invoice.status_transitions.voided_at = at;
	account.changed = true;
	emit(account, "invoice.voided", invoice, at);
}
