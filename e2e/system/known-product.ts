import { importCatalogue } from "@dewlight/server/use-cases/catalogue/index.ts";
import { contextOf, type Services } from "@dewlight/server/use-cases/context.ts";

/** The starter catalogue has no barcodes, so one product with bars comes the way a shop's does: by an import. */
export const KNOWN_BARCODE = "4006381333931";
export const KNOWN_PRODUCT = "Journey Bars Cream";

/** Last seen long ago, so that no plan picks it. */
const FILE = `id,brand,name,category,ingredients,price,retailer,observed,barcode
journey-bars-cream,Journey,${KNOWN_PRODUCT},moisturizer,"Aqua, Glycerin, Niacinamide",12.5,Corner Shop,2024-01,${KNOWN_BARCODE}
`;

export async function importKnownProduct(services: Services): Promise<void> {
	async function* bytes() {
		yield Buffer.from(FILE);
	}
	const refuse = ({ reason }: { reason: string }) => {
		throw new Error(`The product with bars was not taken: ${reason}`);
	};
	await importCatalogue({
		ctx: contextOf(services, { kind: "operator", name: "journeys" } as const),
		input: { bytes: bytes(), format: "csv", source: "journeys", onRejected: refuse },
	});
}
