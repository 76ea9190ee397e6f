import type { Product } from "@dewlight/contracts/products.ts";
import { labelOf } from "#ui/label-of.ts";
import { OutboundLink } from "#ui/outbound-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { AddButton } from "./add-button.tsx";
import { recommendationsCopy as copy } from "./copy.ts";
import { ProductPicture } from "./product-picture.tsx";
import { ScoreDetails } from "./score-details.tsx";
import { ShopFacts } from "./shop-facts.tsx";
import type { Adding } from "./use-add-to-plan.ts";

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
	const { name, brand, product_url, is_custom, no_listed_fragrance, sensitive_safe } = product;
	const category = product.suggested_category ?? product.category;
	const line = [category === null ? null : labelOf(category), brand].filter(Boolean).join(" · ");
	return (
		<li className="relative flex w-[17.75rem] shrink-0 snap-start flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-soft">
			<ProductPicture product={product} />
			<div className="flex grow flex-col gap-3 p-4">
				<div className="grid gap-0.5">
					<p className="text-small text-ink-2">{line}</p>
					<h3 className="text-h3">
						<OutboundLink href={product_url} className="hover:text-fig">
							{name}
						</OutboundLink>
					</h3>
				</div>
				<div className="flex flex-wrap gap-1.5 empty:hidden">
					{showCustom && is_custom && <Tag tone="fig">{copy.custom}</Tag>}
					{no_listed_fragrance === true && <Tag tone="sage">{copy.noFragrance}</Tag>}
					{sensitive_safe === true && <Tag tone="sage">{copy.sensitiveSafe}</Tag>}
				</div>
				<div className="mt-auto grid gap-2 border-t border-line pt-3">
					<div className="min-h-14">
						<ShopFacts product={product} />
					</div>
					<ScoreDetails product={product} />
					<AddButton product={product} adding={adding} onAdd={onAdd} />
				</div>
			</div>
		</li>
	);
}
