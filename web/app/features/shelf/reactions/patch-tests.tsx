import type { PatchTest, ShelfItem } from "@dewlight/contracts/shelf.ts";
import { PATCH_LOOKS } from "@dewlight/core/shelf/reactions.ts";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { useShelfChange } from "../calls.ts";
import { shelfCopy as copy } from "../copy.ts";

const AT = new Intl.DateTimeFormat("en-US", { weekday: "long", hour: "numeric", minute: "2-digit" });

export function PatchTests({ tests, items }: { tests: readonly PatchTest[]; items: readonly ShelfItem[] }) {
	const change = useShelfChange();
	// What is rinsed off would only irritate where it is left on for a day.
	const leftOn = items.filter(({ category }) => category !== "cleanser");
	const products = [...new Map(leftOn.map((one) => [one.product_id, one.name]))];
	const [chosen, setChosen] = useState("");
	const product_id = chosen || (products[0]?.[0] ?? "");
	return (
		<div className="grid gap-5">
			<ul className="grid gap-4 empty:hidden desk:grid-cols-2">
				{tests.map((test) => (
					<li key={test.id} className="grid content-start gap-3 rounded-md border border-line bg-surface p-4">
						<p className="font-semibold">{test.product_name}</p>
						<p>{test.words}</p>
						{test.look_at !== null && test.state === "running" && (
							<p className="text-small text-ink-2">{copy.lookAt(AT.format(new Date(test.look_at)))}</p>
						)}
						{(test.state === "running" || test.state === "look_now") && (
							<div className="flex flex-wrap gap-2">
								{PATCH_LOOKS.filter((look) => look !== "calm" || test.state === "look_now").map((look) => (
									<Button
										key={look}
										size="small"
										tone="secondary"
										disabled={change.isPending}
										onClick={() => change.mutate({ call: "changePatchTest", id: test.id, body: { look } })}
									>
										{copy.looks[look]}
										<span className="sr-only"> ({test.product_name})</span>
									</Button>
								))}
								<Button
									size="small"
									tone="quiet"
									onClick={() =>
										change.mutate({ call: "changePatchTest", id: test.id, body: { look: "stop" } })
									}
								>
									{copy.stop}
									<span className="sr-only"> ({test.product_name})</span>
								</Button>
							</div>
						)}
					</li>
				))}
			</ul>
			{products.length > 0 && (
				<div className="grid max-w-form gap-3">
					<SelectField
						label={copy.patchProduct}
						options={products.map(([value, label]) => ({ value, label }))}
						value={product_id}
						onChange={(event) => setChosen(event.target.value)}
					/>
					<Button
						size="small"
						tone="secondary"
						className="justify-self-start"
						busy={change.isPending}
						onClick={() => change.mutate({ call: "startPatchTest", body: { product_id } })}
					>
						{copy.patchStart}
					</Button>
					{change.isError && <FieldError>{copy.saveFailed}</FieldError>}
				</div>
			)}
		</div>
	);
}
