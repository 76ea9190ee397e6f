import type { CarePlan, PlanPrice, PriceUnder, ProductCategory } from "../routine/care-plan.ts";
import { planSteps } from "../routine/plan-steps.ts";
import { joinWords } from "../skin/zone-words.ts";
import { comparablePrice, PRICE_CURRENCY } from "./catalogue/price.ts";
import { type PlacedPick, refusalFor, stepProductRule } from "./fits-step.ts";
import { monthWords } from "./months.ts";
import type { PickContext } from "./pick-context.ts";
import type { CatalogueProduct } from "./product.ts";
import { bareStep } from "./recommend-slots.ts";

/** What washes, moisturizes and protects: never left out of a plan for its price. */
const BASICS: readonly ProductCategory[] = ["cleanser", "moisturizer", "sunscreen"];

/** "Sephora US" -> "US"; null where the shop says no region. */
export function regionOf({ retailer }: Pick<CatalogueProduct, "retailer">): string | null {
	return / (US|UK|EU)$/.exec(retailer)?.[1] ?? null;
}

/** What the picks cost together, each once, and where a budget was told the way under it. Null without a pick. */
export function planPrice(
	chosen: readonly PlacedPick[],
	context: PickContext,
	catalogue: readonly CatalogueProduct[],
	plan: CarePlan,
): PlanPrice | null {
	const products = distinct(chosen.map(({ product }) => product));
	if (products.length === 0) return null;
	const priced = products.filter((product) => comparablePrice(product) !== null);
	const months = priced.map(({ observed }) => observed).toSorted();
	const from = months[0] ?? null;
	const to = months.at(-1) ?? null;
	const regions = [...new Set(priced.flatMap((product) => regionOf(product) ?? []))];
	const price = {
		currency: PRICE_CURRENCY,
		region: regions.length === 1 ? (regions[0] ?? null) : null,
		total: sum(priced),
		products: products.length,
		unpriced: products.length - priced.length,
		from,
		to,
	};
	const { limit } = context;
	const under = limit === null ? null : wayUnder(limit, chosen, context, catalogue, plan);
	return { ...price, words: priceWords(price), ...(under && { under }) };
}

function priceWords({
	total,
	products,
	unpriced,
	region,
	from,
	to,
}: Omit<PlanPrice, "words" | "under">): string {
	const count = products - unpriced;
	const seen = from === null || to === null ? "" : ` (${span(from, to)})`;
	const where = region === null ? "" : ` in ${region} shops`;
	const rest =
		unpriced === 0
			? ""
			: ` The price of ${unpriced === 1 ? "one more product" : `${unpriced} more products`} is not known.`;
	if (count === 0) return "We know no price of these products.";
	const what = count === 1 ? "The product costs" : `The ${count} products cost`;
	return `${what} ${dollars(total)}${count > 1 ? " together" : ""}${where}${seen}.${rest}`;
}

/** The basics first, at their cheapest where the picks are too dear; then what treats, as far as the limit goes. */
function wayUnder(
	limit: number,
	chosen: readonly PlacedPick[],
	context: PickContext,
	catalogue: readonly CatalogueProduct[],
	plan: CarePlan,
): PriceUnder {
	const picks = distinct(chosen.map(({ product }) => product));
	const isBasic = ({ category }: CatalogueProduct) => BASICS.includes(category);
	const unpriced = picks.filter((one) => comparablePrice(one) === null);
	const wanted = sum(picks);
	if (wanted <= limit && unpriced.length === 0) {
		return {
			limit,
			total: wanted,
			fits: true,
			products: picks.map(toNamed),
			later: [],
			words: `This is within ${dollars(limit)}.`,
		};
	}
	const own = BASICS.flatMap((category) => picks.find((one) => one.category === category) ?? []);
	const basics =
		sum(own) <= limit && own.every(hasPrice) ? own : cheapestBasics(own, context, catalogue, plan);
	const taken = [...basics];
	for (const product of picks.filter((one) => !isBasic(one) && hasPrice(one))) {
		if (sum([...taken, product]) <= limit) taken.push(product);
	}
	const later = picks.filter((one) => !isBasic(one) && !taken.includes(one));
	const total = sum(taken);
	return {
		limit,
		total,
		fits: total <= limit && taken.every(hasPrice),
		products: taken.map(toNamed),
		later: later.map(toNamed),
		words: underWords(limit, total, taken, later),
	};
}

function underWords(
	limit: number,
	total: number,
	taken: readonly CatalogueProduct[],
	later: readonly CatalogueProduct[],
): string {
	const names = joinWords(taken.map(nameOf));
	const priced = later.filter(hasPrice);
	const unpriced = later.filter((one) => !hasPrice(one));
	const wait =
		(priced.length === 0
			? ""
			: ` ${joinWords(priced.map(nameOf))} can follow later; sunscreen stays in any case.`) +
		(unpriced.length === 0
			? ""
			: ` We know no price of ${joinWords(unpriced.map(nameOf))}: see whether it fits into what is left.`);
	const first = total <= limit ? `For ${dollars(total)}, under ${dollars(limit)}` : `From ${dollars(total)}`;
	return `${first}: ${names}.${wait}`;
}

/** For each basic of the plan the cheapest that suits the person, one for morning and night. */
function cheapestBasics(
	own: readonly CatalogueProduct[],
	context: PickContext,
	catalogue: readonly CatalogueProduct[],
	plan: CarePlan,
): CatalogueProduct[] {
	const mineral = planSteps(plan).some(
		({ key, step }) => key === "sunscreen" && stepProductRule(step, key).mineral_only === true,
	);
	return own.map((picked) => {
		const { category } = picked;
		const bare = stepProductRule(bareStep(), category);
		const rule = {
			...bare,
			may_contain: ["niacinamide", "vitamin_c_derivative"] as const,
			...(category === "cleanser" && { sulfate_free: true }),
			...(category === "sunscreen" && mineral && { mineral_only: true }),
		};
		const fitting = catalogue
			.filter(
				(one) => one.stale !== true && hasPrice(one) && refusalFor(one, category, rule, context) === null,
			)
			.toSorted((a, b) => priceOf(a) - priceOf(b) || (a.id < b.id ? -1 : 1));
		const [cheapest] = fitting;
		return cheapest && (!hasPrice(picked) || priceOf(cheapest) < priceOf(picked)) ? cheapest : picked;
	});
}

function distinct(products: readonly CatalogueProduct[]): CatalogueProduct[] {
	return [...new Map(products.map((product) => [product.id, product])).values()];
}

function hasPrice(product: CatalogueProduct): boolean {
	return comparablePrice(product) !== null;
}

function priceOf(product: CatalogueProduct): number {
	return comparablePrice(product) ?? 0;
}

function sum(products: readonly CatalogueProduct[]): number {
	return Math.round(products.reduce((all, product) => all + priceOf(product), 0) * 100) / 100;
}

function nameOf({ brand, name }: CatalogueProduct): string {
	return `${brand} ${name}`;
}

function toNamed(product: CatalogueProduct): PriceUnder["products"][number] {
	const { id, category, price } = product;
	return { id, name: nameOf(product), category, price };
}

function span(from: string, to: string): string {
	return from === to ? monthWords(from) : `${monthWords(from)} to ${monthWords(to)}`;
}

function dollars(amount: number): string {
	return `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}
