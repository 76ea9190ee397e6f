import { type TestCard, testCardOf } from "./test-cards.ts";

/** A card as a form gives it, judged. */
export interface EnteredCard {
	card: TestCard;
	expMonth: number;
	expYear: number;
	name: string | null;
}

export type CardField = "number" | "expiry" | "cvc";
export type CardErrors = Partial<Record<CardField, string>>;

export interface CardForm {
	number: string;
	expiry: string;
	cvc: string;
	name: string;
}

/** The last digit makes the weighted sum a multiple of ten (ISO/IEC 7812-1). */
function passesLuhn(digits: string): boolean {
	let sum = 0;
	for (const [index, digit] of Array.from(digits).toReversed().entries()) {
		const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2);
		sum += weighted > 9 ? weighted - 9 : weighted;
	}
	return /^\d{13,19}$/.test(digits) && sum % 10 === 0;
}

/** `now` in seconds; a card is good until the end of its month. */
export function readCard(form: CardForm, now: number): { card: EnteredCard } | { errors: CardErrors } {
	const digits = form.number.replace(/[\s-]/g, "");
	const card = testCardOf(digits);
	const errors: CardErrors = {};
	if (digits === "") errors.number = "Enter a card number.";
	else if (!passesLuhn(digits)) errors.number = "This card number is not valid. Check the digits.";
	else if (!card) errors.number = "Only test cards work here, for example 4242 4242 4242 4242.";

	const expiry = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(form.expiry);
	const month = Number(expiry?.[1]);
	const year = Number(expiry?.[2]) + (expiry?.[2]?.length === 2 ? 2_000 : 0);
	if (!expiry || month < 1 || month > 12)
		errors.expiry = "Enter the date as month and year, for example 12 / 34.";
	else if (Date.UTC(year, month, 1) / 1_000 <= now) errors.expiry = "This card has expired.";

	const length = card === "amex" ? 4 : 3;
	if (!new RegExp(`^\\d{${length}}$`).test(form.cvc.trim())) {
		errors.cvc = `Enter the ${length} digits of the security code.`;
	}
	if (!card || Object.keys(errors).length > 0) return { errors };
	return { card: { card, expMonth: month, expYear: year, name: form.name.trim() || null } };
}
