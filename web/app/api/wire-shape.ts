/** Lists that may come as one text (DATA-A3). */
const LISTS = new Set([
	"improvements",
	"regressions",
	"not_sure_yet",
	"action_items",
	"positive_observations",
]);
const SPELLINGS = { imageurl: "image_url", producturl: "product_url" } as const;

type Fields = Record<string, unknown>;

/**
 * Brings what the contract tolerates in an answer into its one agreed form, before a schema reads it: both spellings of a
 * product's addresses (RECO-A7, DATA-17, DATA-21), a price as text (DATA-A6), one text for a list (DATA-A3), a plan
 * wrapped once more (DATA-18) and a person without what is still to come (DATA-A1, GATE-A9). All else stays as it is.
 */
export function settleShape(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(settleShape);
	if (!isFields(value)) return value;
	const settled: Fields = {};
	for (const [key, inner] of Object.entries(value)) settled[key] = settleField(key, settleShape(inner));
	settleProduct(settled);
	if ("is_email_verified" in settled) settlePerson(settled);
	return settled;
}

function isFields(value: unknown): value is Fields {
	return typeof value === "object" && value !== null;
}

function settleField(key: string, value: unknown): unknown {
	if (LISTS.has(key) && typeof value === "string") return [value];
	if (key === "care_plan" && isFields(value) && isFields(value.care_plan)) return value.care_plan;
	return value;
}

function settleProduct(fields: Fields): void {
	for (const [old, now] of Object.entries(SPELLINGS)) {
		if (fields[now] === undefined && fields[old] !== undefined) fields[now] = fields[old];
	}
	// The price of a subscription is text by agreement; only a product has a name beside it.
	if (typeof fields.name !== "string" || typeof fields.price !== "string") return;
	const [amount] = /\d+(\.\d+)?/.exec(fields.price.replaceAll(",", "")) ?? [];
	if (amount !== undefined) fields.price = Number(amount);
}

function settlePerson(fields: Fields): void {
	fields.latest_checkin_id ??= 0;
	fields.agreed_to_terms_date ??= null;
	fields.care_plan ??= null;
}
