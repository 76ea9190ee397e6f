import { z } from "zod";
import { emit, emitChange } from "../events/events.ts";
import { invalid } from "../http/api-error.ts";
import {
	emptiable,
	expandable,
	flag,
	inRange,
	listPage,
	mergeMetadata,
	metadata,
	moments,
	paged,
	type Route,
	route,
	text,
	url,
} from "../http/route.ts";
import { newProduct } from "../objects/new-price.ts";
import { all, find, insert, lookUp } from "../state/account.ts";

const create = z.strictObject({
	...expandable,
	id: text.optional(),
	name: text.min(1),
	active: flag.optional(),
	description: text.optional(),
	images: z.array(url).max(8).optional(),
	metadata: metadata.optional(),
	statement_descriptor: text.max(22).optional(),
	tax_code: text.optional(),
	unit_label: text.optional(),
	url: url.optional(),
});
const update = z.strictObject({
	...expandable,
	name: text.min(1).optional(),
	active: flag.optional(),
	default_price: text.optional(),
	description: emptiable(text).optional(),
	metadata: emptiable(metadata).optional(),
	statement_descriptor: text.max(22).optional(),
	tax_code: emptiable(text).optional(),
	unit_label: emptiable(text).optional(),
	url: emptiable(url).optional(),
});
const list = z.strictObject({
	...paged,
	active: flag.optional(),
	created: moments.optional(),
	ids: z.array(text).optional(),
	url: text.optional(),
});

export const productRoutes: Route[] = [
	route("POST", "/products", create, ({ account, params }) => {
		if (params.id !== undefined && lookUp(account, "product", params.id)) {
			throw invalid(`Product already exists: ${params.id}`, "id", "resource_already_exists");
		}
		const at = account.clock();
		const product = insert(account, "product", newProduct(params, at));
		emit(account, "product.created", product, at);
		return product;
	}),
	route("GET", "/products/:id", z.strictObject(expandable), ({ account, id }) =>
		find(account, "product", id),
	),
	route("POST", "/products/:id", update, ({ account, id, params }) => {
		const product = find(account, "product", id);
		const { expand: _, metadata: wanted, ...fields } = params;
		if (fields.default_price !== undefined) find(account, "price", fields.default_price, "default_price");
		emitChange(account, "product.updated", product, account.clock(), () => {
			Object.assign(product, fields, { updated: account.clock() });
			product.metadata = mergeMetadata(product.metadata, wanted);
		});
		return product;
	}),
	route("GET", "/products", list, ({ account, params }) => {
		const found = all(account, "product").filter(
			({ id, active, created, url: address }) =>
				(params.active ?? active) === active &&
				(params.ids?.includes(id) ?? true) &&
				(params.url ?? address) === address &&
				inRange(created, params.created),
		);
		return listPage("/v1/products", found, params);
	}),
];
