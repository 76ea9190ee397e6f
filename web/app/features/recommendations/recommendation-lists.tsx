import { RECOMMENDATION_GROUPS, type Recommendations } from "@dewlight/contracts/products.ts";
import { AddQuestion } from "#ui/product/add-question.tsx";
import { safeHref } from "#ui/safe-href.ts";
import { Carousel } from "./carousel.tsx";
import { recommendationsCopy as copy } from "./copy.ts";
import { ProductCard } from "./product-card.tsx";
import { useAddToPlan } from "./use-add-to-plan.ts";

/** RECO-03 to RECO-09, in their order; a group without products is not there (RECO-A2). */
export function RecommendationLists({ lists }: { lists: Recommendations }) {
	const { outcomes, add, question, answerQuestion } = useAddToPlan();
	const linked = RECOMMENDATION_GROUPS.some((group) =>
		lists[group].some(({ product_url }) => safeHref(product_url) !== null),
	);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-12 wide:gap-14">
			{linked && <p className="-mb-6 max-w-reading text-small text-ink-2">{copy.disclosure}</p>}
			{RECOMMENDATION_GROUPS.filter((group) => lists[group].length > 0).map((group) => (
				<Carousel
					key={group}
					heading={copy.headings[group]}
					count={lists[group].length}
					note={lists.notes?.[group]}
				>
					{lists[group].map((product) => (
						<ProductCard
							key={product.id}
							product={product}
							showCustom={group === "care_plan"}
							adding={outcomes[product.id]}
							onAdd={() => add(product)}
						/>
					))}
				</Carousel>
			))}
			{question !== null && (
				<AddQuestion name={question.product.name} asked={question.asked} onAnswer={answerQuestion} />
			)}
		</div>
	);
}
