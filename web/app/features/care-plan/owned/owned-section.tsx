import { type Product, productApi } from "@dewlight/contracts/products.ts";
import type { Profile } from "@dewlight/contracts/profile.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { call } from "#api/call.ts";
import { profileQuery } from "#api/profile-calls.ts";
import { paths } from "#paths.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { Button, TextLink } from "#ui/button.tsx";
import { Section } from "#ui/page.tsx";
import { Tag } from "#ui/tag.tsx";
import { labelOf } from "#ui/words.ts";
import type { ChangeOutcome } from "../profile-change.ts";
import { ProductThumb } from "../steps/step-parts.tsx";
import { ownedCopy as copy } from "./copy.ts";

const AddOwnedDialog = lazy(async () => ({
	default: (await import("./add-owned-dialog.tsx")).AddOwnedDialog,
}));

interface OwnedSectionProps {
	profile: Profile;
	/** Names of everything in use, by id. */
	used: ReadonlyMap<string, string>;
	onAdd: (step: string, product: Product) => Promise<ChangeOutcome>;
}

/** What the person owns beside our picks, and the way to add to it. */
export function OwnedSection({ profile, used, onAdd }: OwnedSectionProps) {
	const [adding, setAdding] = useState<{ product: Product | null } | null>(null);
	return (
		<Section id="owned" title={copy.title} lead={copy.lead}>
			<OwnProducts products={profile.own_products} used={used} onPut={(product) => setAdding({ product })} />
			<Button
				tone="secondary"
				className="justify-self-start print:hidden"
				onClick={() => setAdding({ product: null })}
			>
				<Plus aria-hidden="true" className="size-5" />
				{copy.add}
			</Button>
			<p className="flex flex-wrap gap-x-6 gap-y-1 print:hidden">
				<TextLink to={paths.shelf}>{copy.toShelf}</TextLink>
				<TextLink to={paths.check}>{copy.toCheck}</TextLink>
			</p>
			<Suspense fallback={null}>
				{adding !== null && (
					<AddOwnedDialog
						plan={profile.confirmed_care_plan}
						product={adding.product}
						onAdd={onAdd}
						onClose={() => setAdding(null)}
					/>
				)}
			</Suspense>
		</Section>
	);
}

interface OwnProductsProps {
	products: readonly Product[];
	/** Ids of everything in use. */
	used: ReadonlyMap<string, string>;
	onPut: (product: Product) => void;
}

/** The person's own products, in use or not; deleting one is asked first. */
function OwnProducts({ products, used, onPut }: OwnProductsProps) {
	const client = useQueryClient();
	const [leaving, setLeaving] = useState<Product | null>(null);
	const [said, setSaid] = useState("");
	const remove = useMutation({
		mutationFn: ({ id }: Product) => call(productApi.removeOwnProduct, { params: { id } }),
		networkMode: "always",
		onSuccess: async (_answer, { name }) => {
			await client.invalidateQueries({ queryKey: profileQuery.queryKey });
			setLeaving(null);
			setSaid(copy.deleted(name));
		},
	});
	return (
		<>
			<output className="text-small font-medium text-sage empty:sr-only">{said}</output>
			{products.length > 0 && (
				<ul className="grid gap-3">
					{products.map((product) => (
						<li
							key={product.id}
							className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-md border border-line bg-surface px-4 py-3.5"
						>
							<div className="flex min-w-0 flex-1 basis-64 items-center gap-4">
								<ProductThumb product={product} category={product.category ?? ""} />
								<div className="grid min-w-0 justify-items-start gap-1">
									<p className="font-semibold">{product.name}</p>
									<p className="text-small text-ink-2 empty:hidden">
										{[product.brand, product.category && labelOf(product.category)]
											.filter(Boolean)
											.join(" · ")}
									</p>
									{used.has(product.id) && <Tag tone="sage">{copy.inPlan}</Tag>}
								</div>
							</div>
							<div className="flex flex-wrap gap-2 print:hidden">
								<Button
									tone="secondary"
									size="small"
									aria-label={copy.putLabel(product.name)}
									onClick={() => onPut(product)}
								>
									{copy.put}
								</Button>
								<Button
									tone="quiet"
									size="small"
									aria-label={copy.deleteLabel(product.name)}
									onClick={() => {
										remove.reset();
										setLeaving(product);
									}}
								>
									{copy.delete}
								</Button>
							</div>
						</li>
					))}
				</ul>
			)}
			<AlertDialog
				open={leaving !== null}
				danger
				title={copy.deleteTitle(leaving?.name ?? "")}
				description={
					<>
						<p>{copy.deleteText}</p>
						{remove.isError && (
							<p role="alert" className="mt-3 font-medium text-danger">
								{copy.deleteFailed}
							</p>
						)}
					</>
				}
				cancelLabel={copy.keep}
				confirmLabel={remove.isPending ? copy.deleting : copy.delete}
				busy={remove.isPending}
				onCancel={() => setLeaving(null)}
				onConfirm={() => leaving !== null && remove.mutate(leaving)}
			/>
		</>
	);
}
