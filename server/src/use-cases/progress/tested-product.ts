import { checkRoutine } from "@dewlight/core/products/in-use/check-routine.ts";
import type { ProductInUse } from "@dewlight/core/products/in-use/product-in-use.ts";
import { factsAbout } from "@dewlight/core/routine/facts-from-answers.ts";
import type { Preferences } from "@dewlight/core/routine/person.ts";
import type { Transaction } from "#db/database.ts";
import { findProducts } from "#db/queries/products.ts";
import { findNewestReport, listOwnProducts } from "#db/queries/recommended.ts";
import { DomainError } from "../domain-error.ts";

export type TestedProduct = Pick<ProductInUse, "name" | "category" | "inci">;

/**
 * What is tested. Of a product with an id only the id is believed: it must be of the catalogue or of the person's own
 * shelf, so another person's is not found. Without one the name is all that is known.
 */
export async function findTestedProduct(
	tx: Transaction,
	userId: number,
	{ product_id: id, product_name: typed }: { product_id: string | null; product_name: string },
): Promise<TestedProduct> {
	// A name is all there is: each of its words is read as an ingredient could be.
	if (id === null) return { name: typed, category: null, inci: typed.split(/[\s,;/()]+/) };
	const [listed] = await findProducts(tx, [id]);
	const found = listed ?? (await listOwnProducts(tx, userId)).find((own) => own.id === id);
	if (!found) {
		throw new DomainError("not_found", "This product is neither in the catalog nor among your own.");
	}
	const { brand, name, category, inci } = found;
	return { name: nameWithBrand(brand, name), category, inci };
}

function nameWithBrand(brand: string, name: string): string {
	return brand === "" || name.toLowerCase().startsWith(brand.toLowerCase()) ? name : `${brand} ${name}`;
}

/** Nobody is led to try what their own answers speak against. */
export async function refuseUnsuited(
	tx: Transaction,
	user: { id: number; preferences: Preferences },
	product: TestedProduct,
): Promise<void> {
	const report = await findNewestReport(tx, user.id);
	const warnings = checkRoutine({
		products: [{ ...product, step: "additional", product_id: "tested" }],
		plan: null,
		sensitivity: report?.result.skin_sensitivity ?? null,
		preferences: user.preferences,
		facts: factsAbout(user.preferences, report?.result.understood),
		findings: report?.result.findings ?? [],
		...(report && { tone: report.tone }),
	});
	// Rules about other products say nothing here: the shelf around it is not looked at.
	const stop = warnings.find(({ level, rule_id }) => level === "stop" && rule_id.startsWith("person."));
	if (stop) throw new DomainError("bad_input", `${stop.title}: this is not tested. ${stop.why}`);
}
