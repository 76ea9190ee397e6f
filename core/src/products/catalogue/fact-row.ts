/** One product as it was observed. Everything that can be worked out from the list is worked out in code. */
export interface FactRow {
	id: string;
	brand: string;
	name: string;
	price: number | null;
	currency: string;
	size: string | null;
	rating: number | null;
	rating_observed: string | null;
	rating_retailer: string | null;
	/** Skin types the retailer or the name claims; [] when nobody does. */
	suits: string[];
	/** The printed list, separated by "; ". */
	inci: string;
	inci_observed: string;
	retailer: string;
	product_url: string | null;
	/** Only where whoever runs the catalogue supplies a picture. */
	image_url?: string | null;
	observed: string;
	source: string;
	/** GTIN-13. */
	barcode?: string | null;
}
