/** What happens at a payment: it goes through, the bank says no, or the bank asks the person. */
type Outcome =
	| { kind: "paid" }
	| { kind: "declined"; code: string; decline: string }
	| { kind: "authenticate" };

interface CardKind {
	number: string;
	brand: "visa" | "mastercard" | "amex";
	/** While the person is at the page. */
	present: Outcome;
	/** Later, without the person: renewals, plan changes. */
	later: Outcome;
}

const PAID = { kind: "paid" } as const;
const AUTHENTICATE = { kind: "authenticate" } as const;
const declined = (decline: string, code = "card_declined") => ({ kind: "declined", code, decline }) as const;
const refusing = (number: string, decline: string, code?: string) =>
	({ number, brand: "visa", present: declined(decline, code), later: declined(decline, code) }) as const;

/** Stripe's published test numbers (docs.stripe.com/testing), each with the life it leads. */
export const TEST_CARDS = {
	visa: { number: "4242424242424242", brand: "visa", present: PAID, later: PAID },
	mastercard: { number: "5555555555554444", brand: "mastercard", present: PAID, later: PAID },
	amex: { number: "378282246310005", brand: "amex", present: PAID, later: PAID },
	authenticate_once: { number: "4000002500003155", brand: "visa", present: AUTHENTICATE, later: PAID },
	authenticate_always: {
		number: "4000002760003184",
		brand: "visa",
		present: AUTHENTICATE,
		later: AUTHENTICATE,
	},
	fails_later: {
		number: "4000000000000341",
		brand: "visa",
		present: PAID,
		later: declined("generic_decline"),
	},
	declined: refusing("4000000000000002", "generic_decline"),
	insufficient_funds: refusing("4000000000009995", "insufficient_funds"),
	expired: refusing("4000000000000069", "expired_card", "expired_card"),
	wrong_cvc: refusing("4000000000000127", "incorrect_cvc", "incorrect_cvc"),
	processing_error: refusing("4000000000000119", "processing_error", "processing_error"),
} as const satisfies Record<string, CardKind>;

export type TestCard = keyof typeof TEST_CARDS;

/** Payment methods an integration may name without a page. */
export const TEST_PAYMENT_METHODS: Readonly<Record<string, TestCard>> = {
	pm_card_visa: "visa",
	pm_card_mastercard: "mastercard",
	pm_card_amex: "amex",
	pm_card_authenticationRequired: "authenticate_always",
	pm_card_chargeCustomerFail: "fails_later",
};

function testCardOf(number: string): TestCard | null {
	for (const [name, card] of Object.entries(TEST_CARDS)) {
		if (card.number === number) return name as TestCard;
	}
	return null;
}

export function outcomeOf(card: TestCard, present: boolean): Outcome {
	return present ? TEST_CARDS[card].present : TEST_CARDS[card].later;
}

const SENTENCES: Record<string, string> = {
	generic_decline: "Your card was declined.",
	insufficient_funds: "Your card has insufficient funds.",
	expired_card: "Your card has expired.",
	incorrect_cvc: "Your card's security code is incorrect.",
	processing_error: "An error occurred while processing your card. Try again in a little bit.",
	authentication_required: "Your card was declined. This transaction requires authentication.",
};

export function sentenceOf(decline: string): string {
	return SENTENCES[decline] ?? "Your card was declined.";
}

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
