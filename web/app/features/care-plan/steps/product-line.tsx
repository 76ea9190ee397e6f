import type { Product } from "@dewlight/contracts/products.ts";
import { OutboundLink } from "#ui/outbound-link.tsx";
import { shortName } from "#ui/product/short-name.ts";

/** Brand and short name, linking to the shop; the whole name stands in the details. */
export function ProductLine({ product, nameId }: { product: Product; nameId: string }) {
	const { brand, name, product_url } = product;
	return (
		<p id={nameId}>
			{brand !== undefined && brand !== "" && <span className="text-ink-2">{brand} </span>}
			<OutboundLink
				href={product_url}
				className={
					product_url === null
						? "font-semibold"
						: "font-semibold text-fig underline decoration-1 underline-offset-4 hover:decoration-2"
				}
			>
				{shortName(name)}
			</OutboundLink>
		</p>
	);
}
