import type { Product } from "@dewlight/contracts/products.ts";
import { AddQuestion } from "#ui/product/add-question.tsx";
import { safeHref } from "#ui/safe-href.ts";
import { chatCopy as copy } from "../copy.ts";
import { ProductRow } from "./product-row.tsx";
import type { ThreadActions } from "./thread-actions.ts";

interface ProductListProps {
	products: readonly Product[];
	adding: ThreadActions["adding"];
}

/** CHAT-23 */
export function ProductList({ products, adding }: ProductListProps) {
	const isLinked = products.some(({ product_url }) => safeHref(product_url) !== null);
	const { question } = adding;
	return (
		<div className="-ml-12 grid grid-cols-[minmax(0,1fr)] gap-2.5 wide:ml-0">
			<ul aria-label={copy.products} className="grid grid-cols-[minmax(0,1fr)] gap-3">
				{products.map((product) => (
					<ProductRow
						key={product.id}
						product={adding.marked(product)}
						adding={adding.outcomes[product.id]}
						onAdd={() => adding.add(product)}
					/>
				))}
			</ul>
			{question !== null && products.includes(question.product) && (
				<AddQuestion name={question.product.name} asked={question.asked} onAnswer={adding.answerQuestion} />
			)}
			{isLinked && <p className="text-small text-ink-2">{copy.productLinks}</p>}
		</div>
	);
}
