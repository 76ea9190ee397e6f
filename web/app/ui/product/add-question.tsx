import type { ConfirmedPlanAnswer } from "@dewlight/contracts/profile.ts";
import { AlertDialog } from "../alert-dialog.tsx";
import { productCopy } from "./product-copy.ts";

const copy = productCopy.question;

interface AddQuestionProps {
	name: string;
	asked: NonNullable<ConfirmedPlanAnswer["question"]>;
	onAnswer: (yes: boolean) => void;
}

/** What the rules say about a product before it comes into the plan; the person decides. */
export function AddQuestion({ name, asked, onAnswer }: AddQuestionProps) {
	const replaces = [...new Set(asked.replaces.map(({ product }) => product.name))];
	return (
		<AlertDialog
			open
			title={copy.title(name)}
			description={
				<div className="grid gap-4">
					{replaces.map((one) => (
						<p key={one}>{productCopy.takesPlace(one)}</p>
					))}
					<ul className="grid gap-4">
						{asked.warnings.map(({ rule_id, title, why, fix }) => (
							<li key={`${rule_id} ${title}`} className="grid gap-1">
								<p className="font-semibold text-ink">{title}</p>
								<p>{why}</p>
								{fix !== "" && (
									<p>
										<span className="font-semibold">{copy.todo}: </span>
										{fix}
									</p>
								)}
							</li>
						))}
					</ul>
				</div>
			}
			cancelLabel={copy.no}
			confirmLabel={copy.yes}
			onCancel={() => onAnswer(false)}
			onConfirm={() => onAnswer(true)}
		/>
	);
}
