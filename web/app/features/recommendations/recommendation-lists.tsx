import { RECOMMENDATION_GROUPS, type Recommendations } from "@dewlight/contracts/products.ts";
import { paths } from "#paths.ts";
import { Card } from "#ui/card.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { AddQuestion } from "#ui/product/add-question.tsx";
import { HeldProducts } from "#ui/product/held-products.tsx";
import { PlanPrice } from "#ui/product/plan-price.tsx";
import { PriceNote, PricesSeen } from "#ui/product/price-month.tsx";
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
	const all = RECOMMENDATION_GROUPS.flatMap((group) => lists[group]);
	return (
		<PricesSeen products={all}>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-12 wide:gap-14">
				{lists.held !== undefined && <HeldProducts held={lists.held} reported={lists.basis === "report"} />}
				{lists.basis === "answers" && lists.held === undefined && <FirstSelfie />}
				<div className="-mb-6 grid max-w-reading gap-1">
					<PlanPrice price={lists.price} />
					<PriceNote />
					{linked && <p className="text-small text-ink-2">{copy.disclosure}</p>}
				</div>
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
		</PricesSeen>
	);
}

/** Before the first scan nothing here rests on the person's skin: says so, and leads there. */
function FirstSelfie() {
	return (
		<Card className="grid justify-items-start gap-3">
			<h2 className="text-h2">{copy.firstSelfie}</h2>
			<p className="max-w-reading text-ink-2">{copy.firstSelfieText}</p>
			<LinkButton to={paths.upload}>{copy.firstSelfie}</LinkButton>
		</Card>
	);
}
