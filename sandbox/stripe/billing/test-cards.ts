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

export function testCardOf(number: string): TestCard | null {
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
