/** The name that standards give the XML file of a hybrid invoice. */
export const eInvoiceFile = 'factur-x.xml';
