import { emit } from "../events/emit.ts";
import type { Account } from "../state/account.ts";
import type { Checkout } from "../state/tables.ts";

export function expireCheckout(account: Account, checkout: Checkout, at: number): void {
	checkout.status = "expired";
	checkout.url = null;
	account.changed = true;
	emit(account, "checkout.session.expired", checkout, at);
}
