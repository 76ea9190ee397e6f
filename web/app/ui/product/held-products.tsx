import type { heldSchema } from "@dewlight/contracts/products.ts";
import { HeartPulse } from "lucide-react";
import type { z } from "zod";
import { paths } from "#paths.ts";
import { LinkButton } from "../button.tsx";
import { productCopy } from "./product-copy.ts";

const copy = productCopy.held;

interface HeldProductsProps {
	held: z.infer<typeof heldSchema>;
	/** There is a report to read. */
	reported: boolean;
}

/** Where no product is suggested: what to do comes first, then why there is none. */
export function HeldProducts({ held, reported }: HeldProductsProps) {
	return (
		<section
			aria-labelledby="held-title"
			className="flex gap-4 rounded-lg bg-amber-soft p-5 text-amber wide:p-7"
		>
			<HeartPulse aria-hidden="true" className="mt-1 size-7 shrink-0" />
			<div className="grid justify-items-start gap-3">
				<h2 id="held-title" className="text-h3">
					{copy.title}
				</h2>
				<ul className="grid max-w-reading gap-2 text-ink">
					{held.advice.map((advice) => (
						<li key={advice}>{advice}</li>
					))}
				</ul>
				<p className="max-w-reading text-ink">{held.why}</p>
				{reported && (
					<LinkButton to={paths.results} tone="secondary" size="small">
						{copy.report}
					</LinkButton>
				)}
			</div>
		</section>
	);
}
