import { CERTIFICATE_SERVICES } from "./certificate-services.ts";
export const AZURE_MIGRATION = { ...CERTIFICATE_SERVICES, id: "azure-migration" };
