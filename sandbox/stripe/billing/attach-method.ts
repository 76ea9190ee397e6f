import { emit } from "../events/emit.ts";
import type { Account } from "../state/account.ts";
import type { Customer, PaymentMethod } from "../state/tables.ts";

export function attachMethod(account: Account, method: PaymentMethod, customer: Customer, at: number): void {
	method.customer = customer.id;
	account.changed = true;
	emit(account, "payment_method.attached", method, at);
}
