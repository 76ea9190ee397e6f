import type { PatchTest, Reaction, ShelfItem } from "@dewlight/contracts/shelf.ts";
import { isLongInUse, mayPatchTest, PATCH_LOOKS } from "@dewlight/core/shelf/reactions.ts";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { FieldError, SelectField } from "#ui/field.tsx";
import { today, useShelfChange } from "../calls.ts";
import { shelfCopy as copy } from "../copy.ts";

const AT = new Intl.DateTimeFormat("en-US", { weekday: "long", hour: "numeric", minute: "2-digit" });

interface PatchTestsProps {
	tests: readonly PatchTest[];
	items: readonly ShelfItem[];
	reactions: readonly Reaction[];
}

export function PatchTests({ tests, items, reactions }: PatchTestsProps) {
	const change = useShelfChange();
	const each = [...new Map(items.map((one) => [one.product_id, one])).values()];
	const startable = each.filter((item) => canTest({ item, tests, reactions }));
	const [wanted, setWanted] = useState("");
	const chosen = startable.find(({ product_id }) => product_id === wanted) ?? startable[0];
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
			<p className="text-small text-ink-2">
				{copy.patchRemind}{" "}
				<Link to={paths.reminders} className="inline-link">
					{copy.patchRemindLink}
				</Link>
			</p>
			{startable.length > 0 && (
				<div className="flex flex-wrap items-end gap-3">
					<div className="min-w-0 grow basis-60">
						<SelectField
							label={copy.patchProduct}
							options={startable.map(({ product_id, name }) => ({ value: product_id, label: name }))}
							value={chosen?.product_id ?? ""}
							onChange={(event) => setWanted(event.target.value)}
						/>
					</div>
					{chosen && <PatchStart item={chosen} tests={tests} reactions={reactions} />}
				</div>
			)}
		</div>
	);
}

interface PatchStartProps {
	item: Pick<ShelfItem, "product_id" | "name" | "category" | "in_use_since">;
	tests: readonly PatchTest[];
	reactions: readonly Reaction[];
}

/** Starts a patch test of one product, where one makes sense and none is running. */
export function PatchStart({ item, tests, reactions }: PatchStartProps) {
	const change = useShelfChange();
	const { product_id, name } = item;
	if (!canTest({ item, tests, reactions })) return null;
	return (
		<>
			<Button
				size="small"
				tone="secondary"
				aria-label={copy.patchLabel(name)}
				busy={change.isPending}
				onClick={() => change.mutate({ call: "startPatchTest", body: { product_id } })}
			>
				{copy.patchStart}
			</Button>
			{change.isError && <FieldError>{copy.saveFailed}</FieldError>}
		</>
	);
}

/** What is rinsed off would only irritate where it is left on for a day, and what is used for weeks is tested. */
export function canTest({ item, tests, reactions }: PatchStartProps): boolean {
	const told = reactions.filter(({ product_id }) => product_id === item.product_id);
	return (
		item.category !== "cleanser" &&
		mayPatchTest(told) &&
		!isLongInUse(item.in_use_since, today()) &&
		!isTesting(tests, item.product_id)
	);
}

export function isTesting(tests: readonly PatchTest[], productId: string): boolean {
	return tests.some(
		({ product_id, state }) => product_id === productId && (state === "running" || state === "look_now"),
	);
}
