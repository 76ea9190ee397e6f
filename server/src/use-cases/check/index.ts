export { type CheckedProduct, checkProduct, findProductByBarcode } from "./check-product.ts";
