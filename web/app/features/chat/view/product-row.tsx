import type { Product } from "@dewlight/contracts/products.ts";
import type { Adding } from "#api/use-adding.ts";
import { OutboundLink } from "#ui/outbound-link.tsx";
import { AddButton } from "#ui/product/add-button.tsx";
import { kindWords } from "#ui/product/kind-words.ts";
import { ProductPicture } from "#ui/product/product-picture.tsx";
import { ShopFacts } from "#ui/product/shop-facts.tsx";

interface ProductRowProps {
	product: Product;
	adding: Adding | undefined;
	onAdd: () => void;
}

/** One suggestion: what it is, why it was named, what a shop said, and the way into the plan. */
export function ProductRow({ product, adding, onAdd }: ProductRowProps) {
	const { name, product_url, reason } = product;
	return (
		<li className="relative grid animate-rise grid-cols-[auto_minmax(0,1fr)] overflow-hidden rounded-md border border-line bg-surface shadow-soft">
			<div className="row-span-2 grid w-20 place-items-center bg-silk px-3 wide:w-28 wide:px-5">
				<div className="h-20 wide:h-24">
					<ProductPicture product={product} />
				</div>
			</div>
			<div className="grid min-w-0 content-start gap-2 px-4 pt-4 wide:px-5 wide:pt-5">
				<div className="grid gap-0.5">
					<p className="text-small text-ink-2">{kindWords(product)}</p>
					<h3 className="text-h3 [overflow-wrap:anywhere]">
						<OutboundLink href={product_url} className="hover:text-fig">
							{name}
						</OutboundLink>
					</h3>
				</div>
				{reason !== undefined && <p>{reason}</p>}
			</div>
			<div className="flex min-w-0 flex-wrap items-end justify-between gap-x-6 gap-y-3 px-4 pt-3 pb-4 wide:px-5 wide:pb-5">
				<ShopFacts product={product} />
				<AddButton product={product} outcome={adding} onAdd={onAdd} />
			</div>
		</li>
	);
}
