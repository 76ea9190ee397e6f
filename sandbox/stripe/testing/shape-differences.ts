/**
 * Fields the pinned API has and the samples, two months older, have not; and fields that are answered only where
 * something applies (optional in the SDK's types). Everything else must be there exactly.
 */
const BEYOND_SAMPLE: Record<string, readonly string[]> = {
	product: ["tax_details", "default_price"],
	"checkout.session": ["allowed_payment_method_types", "line_items"],
	"subscription.cancellation_details": ["feedback_option"],
	"subscription.trial_settings.end_behavior": ["billing_cycle_anchor"],
	"subscription.items.data.0": ["current_trial"],
	"subscription.pending_update": ["cancel_at_period_end"],
	"subscription.pending_update.subscription_items.0": ["current_trial"],
	subscription_item: ["current_trial"],
	subscription_schedule: ["pause_schedules"],
	invoice: ["payments"],
	"invoice.parent.subscription_details": ["subscription_proration_date"],
	"invoice.lines.data.0.pricing": ["price_details"],
	"line_item.pricing": ["price_details"],
	payment_intent: ["allowed_payment_method_types", "payment_record"],
	"payment_intent.last_payment_error": ["code", "decline_code", "message"],
	"payment_intent.next_action": ["redirect_to_url"],
	"charge.payment_method_details.card": ["electronic_commerce_indicator"],
	"invoice_payment.payment": ["payment_intent"],
	"billing_portal.session.flow": ["customer_update", "subscription_pause"],
	"event.data": ["previous_attributes"],
	dispute: ["intended_submission_method"],
	"dispute.evidence_details": ["submission_method"],
	item: ["adjustable_quantity"],
};
/** Fields of a sample that the pinned API has no more, or answers only on request. */
const ONLY_IN_SAMPLE: Record<string, readonly string[]> = {
	charge: ["refunds"],
	invoice: ["subscription"],
};
/** Parts that are what somebody put there, or another object. */
const OPEN = new Set(["metadata", "event.data.object", "event.data.previous_attributes", "invoice.payments"]);

/** Where an answer differs from a sample of its kind: missing and unknown keys, other types. Null goes with any type. */
export function shapeDifferences(sample: unknown, answer: unknown, path: string): string[] {
	if (sample === null || answer === null) return [];
	if (Array.isArray(sample) || Array.isArray(answer)) {
		if (!Array.isArray(sample) || !Array.isArray(answer)) return [`${path}: list expected`];
		const [first] = sample as unknown[];
		if (first === undefined) return [];
		return answer.flatMap((each, index) =>
			shapeDifferences(first, each, `${path}.0`).map((difference) => `[${index}] ${difference}`),
		);
	}
	// Where the SDK's type allows both, an id stands for the object the sample shows.
	if (typeof answer === "string" && typeof sample === "object" && "id" in sample) return [];
	if (typeof sample !== typeof answer)
		return [`${path}: ${typeof sample} expected, ${typeof answer} answered`];
	if (typeof sample !== "object" || typeof answer !== "object") return [];
	if (OPEN.has(path) || OPEN.has(path.slice(path.lastIndexOf(".") + 1))) return [];
	const wanted = sample as Record<string, unknown>;
	const given = answer as Record<string, unknown>;
	// The samples write an empty object where a part has no fields worth showing.
	if (Object.keys(wanted).length === 0) return [];
	const missing = Object.keys(wanted)
		.filter((key) => !Object.hasOwn(given, key) && !ONLY_IN_SAMPLE[path]?.includes(key))
		.map((key) => `${path}.${key}: missing`);
	const unknown = Object.keys(given)
		.filter((key) => !Object.hasOwn(wanted, key) && !BEYOND_SAMPLE[path]?.includes(key))
		.map((key) => `${path}.${key}: unknown`);
	const deeper = Object.keys(wanted)
		.filter((key) => Object.hasOwn(given, key))
		.flatMap((key) => shapeDifferences(wanted[key], given[key], `${path}.${key}`));
	return [...missing, ...unknown, ...deeper];
}
