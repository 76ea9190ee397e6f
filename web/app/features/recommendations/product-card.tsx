import type { Product } from "@dewlight/contracts/products.ts";
import type { Adding } from "#api/use-adding.ts";
import { OutboundLink } from "#ui/outbound-link.tsx";
import { AddButton } from "#ui/product/add-button.tsx";
import { kindWords } from "#ui/product/kind-words.ts";
import { ProductPicture } from "#ui/product/product-picture.tsx";
import { ShopFacts } from "#ui/product/shop-facts.tsx";
import { shortName } from "#ui/product/short-name.ts";
import { Tag } from "#ui/tag.tsx";
import { recommendationsCopy as copy } from "./copy.ts";
import { ScoreDetails } from "./score-details.tsx";

interface ProductCardProps {
	product: Product;
	/** RECO-11: only the care plan's own group says so. */
	showCustom: boolean;
	adding: Adding | undefined;
	onAdd: () => void;
}

/**
 * 284 px wide: with the gap after it, one step of the arrows. Positioned, so that texts for screen readers do not widen
 * the page beyond the row.
 */
export function ProductCard({ product, showCustom, adding, onAdd }: ProductCardProps) {
	const { name, product_url, is_custom, no_listed_fragrance, sensitive_safe, strength_note } = product;
	return (
		<li className="relative flex w-[17.75rem] shrink-0 snap-start flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-soft">
			<div className="grid h-36 place-items-center bg-silk px-6 pt-5 pb-1">
				<ProductPicture product={product} />
			</div>
			<div className="flex grow flex-col gap-3 p-4">
				<div className="grid gap-0.5">
					<p className="text-small text-ink-2">{kindWords(product)}</p>
					<h3 className="text-h3">
						<OutboundLink href={product_url} className="hover:text-fig">
							{shortName(name)}
						</OutboundLink>
					</h3>
				</div>
				<div className="flex flex-wrap gap-1.5 empty:hidden">
					{showCustom && is_custom && <Tag tone="fig">{copy.custom}</Tag>}
					{no_listed_fragrance === true && <Tag tone="sage">{copy.noFragrance}</Tag>}
					{sensitive_safe === true && <Tag tone="sage">{copy.sensitiveSafe}</Tag>}
				</div>
				{strength_note !== undefined && <p className="text-small">{strength_note}</p>}
				<div className="mt-auto grid gap-2 border-t border-line pt-3">
					<div className="min-h-14">
						<ShopFacts product={product} />
					</div>
					<ScoreDetails product={product} />
					<AddButton product={product} outcome={adding} onAdd={onAdd} />
				</div>
			</div>
		</li>
	);
}
