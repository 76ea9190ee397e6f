/** Everyday verbs, findings and goods; written as `asking.ts`. */
export const EVERYDAY = `
pregnant | esperando_un_bebe espero_un_bebe en_estado en_cinta encinta | esperando_um_bebe esperando_bebe gravidez | attends_un_bebe attends_un_enfant grossesse | ein_kind_erwarte erwarte_ein_kind erwarte_ein_baby | aspetto_un_bambino aspettando_un_bambino in_gravidanza gravidanza | pet_se_hu pet_se_hun garbhavastha
smells bad | huele_mal huele_raro huele_rancio | cheira_mal cheiro_estranho cheiro_ruim ta_fedendo | sent_bizarre sent_mauvais sent_fort sent_drole | riecht_komisch riecht_seltsam riecht_schlecht stinkt | puzza odore_strano ha_un_odore | ajeeb_smell badbu smell_aa_rahi
changed color | cambio_de_color se_puso_amarill* se_puso_marron cambiado_de_color | mudou_de_cor ficou_amarelo ficou_amarela ficou_marrom | change_de_couleur a_change_de_couleur a_jauni jauni a_bruni | farbe_geandert gelb_geworden braun_geworden hat_sich_verfarbt verfarbt | cambiato_colore diventato_giallo diventata_gialla ingiallit* | rang_badal_gaya peela_ho_gaya peeli_ho_gayi color_badal
expired | caducad* vencid* caduco vencio | vencid* venceu | perime* date_passee | abgelaufen* | scadut* | expire_ho_gaya expire_ho_gayi
white film | deja_la_cara_blanca cara_blanca rastro_blanco capa_blanca me_deja_blanca me_deja_blanco | deixa_o_rosto_branco rosto_branco deixa_meu_rosto_branco esbranquicad* | laisse_des_traces traces_blanches visage_blanc | weisser_film weisselt macht_weiss weisses_gesicht | lascia_il_viso_bianco viso_bianco patina_bianca scia_bianca | safed_ho_jata face_safed white_cast chehra_safed
clogs pores | tapa_poros tapa_los_poros obstruye_poros comedogenic* | entope_os_poros entope_poros comedogenic* | bouche_les_pores comedogene* | verstopft_die_poren verstopft_poren verstopft | chiude_i_pori ottura_i_pori intasa_i_pori occlude_i_pori | pores_band pores_block
tight skin after the shower | tirante_despues_de_ducharme | repuxa_depois_do_banho | tiraille_apres_la_douche | spannt_nach_dem_duschen spannt_nach_dem_waschen | tira_dopo_la_doccia | nahane_ke_baad_khich
shower | ducha ducharme duchar banarme | banho chuveiro | douche | dusche duschen | doccia | nahana nahane nahati
puffy eyes in the morning | ojos_hinchados_por_la_manana | acordo_com_os_olhos_inchados | yeux_gonfles_le_matin | morgens_geschwollene_augen morgens_sind_meine_augen_geschwollen | la_mattina_ho_gli_occhi_gonfi occhi_gonfi_la_mattina | subah_aankhein_sooji subah_aankh_sooji
puffy eyes | ojos_hinchados bolsas_en_los_ojos | olhos_inchados bolsas_nos_olhos | yeux_gonfles poches_sous_les_yeux | augen_geschwollen geschwollene_augen | occhi_gonfi borse_sotto_gli_occhi | aankhein_sooji aankhe_sooji
before my period | antes_de_la_regla antes_del_periodo antes_de_mi_regla | antes_da_menstruacao antes_da_tpm na_tpm | avant_mes_regles avant_les_regles | vor_der_periode vor_meinen_tagen vor_den_tagen | prima_del_ciclo prima_delle_mestruazioni | periods_se_pehle period_se_pehle
sunburned | me_queme_con_el_sol quemada_por_el_sol quemadura_solar insolad* | me_queimei_no_sol queimadura_de_sol queimada_do_sol | coup_de_soleil coups_de_soleil | sonnenbrand | scottata_al_sole scottato_al_sole scottatura eritema_solare | dhoop_se_jal sunburn_ho_gaya
through the window | por_la_ventana a_traves_de_la_ventana del_vidrio | pela_janela atraves_do_vidro | par_la_fenetre a_travers_la_vitre derriere_la_vitre | durch_das_fenster durchs_fenster durch_fenster hinter_glas | attraverso_la_finestra dalla_finestra attraverso_il_vetro | khidki_se khidki_ke
tan | bronce* bronceado | bronze* bronzeado | bronz* bronzage | braune braunen gebraunt | abbronz* | tan_hatana tanning kaala_pad
eyebrows | cejas | sobrancelha* | sourcils | augenbrauen | sopracciglia | bhauhein eyebrow
threading | hilo depilacion_con_hilo | linha_egipcia | epilation_au_fil | fadentechnik | filo_arabo | dhaga threading
waxing | cera depilarme depilar* depilacion | depilacao cera_quente depilar* | epil* cire | wachsen enthaarung epilier* | ceretta depilazione | wax waxing
armpits | axila* sobacos | axila* sovaco* | aisselle* | achsel* | ascell* | baghal underarm underarms
underarms dark | axilas_oscuras | axilas_escuras | aisselles_foncees | dunkle_achseln | ascelle_scure | baghal_kaali underarms_kaale
upper lip | bozo bigote labio_superior | buco labio_superior | levre_superieure | oberlippe damenbart | labbro_superiore baffetti | upper_lip moochh
small bumps | granitos bultitos ronchitas bolitas pelotitas | bolinhas carocinhos bolinha | petits_boutons petites_bosses | kleine_pickel pustelchen kleine_beulen | puntini bollicine brufoletti | chote_daane daane_aa_gaye dane_aa_gaye chhote_dane
deep pimples | granos_internos espinillas_enterradas granos_dolorosos | espinhas_internas espinha_interna | boutons_sous_peau boutons_kystiques | unterlagerungen unterirdische_pickel tiefe_pickel | brufoli_sottopelle brufoli_sotto_pelle | andar_wale_pimple dard_wale_pimple
pimple | grano espinilla barrito barro barros | espinha cravo_inflamado | bouton bouton_rouge | pickel | brufolo foruncolo | phunsi muhasa pimple
pop | reviento reventar exprimir apretar exprimo | espremer espremo estourar | percer presser percer_un_bouton | ausdrucken drucke | schiacciare schiaccio spremere | fodna phodna dabana dabau
comes back | vuelve vuelven me_vuelve reaparec* | volta voltam reaparec* | revient reviennent | kommt_wieder kommen_wieder | torna tornano ritorna | wapas_aa_jata wapas_aata
goes away | se_va se_quita desaparec* se_me_quitan | somem desaparec* vai_embora | part_pas disparait disparaissent s_en_va | geht_weg gehen_weg verschwind* | va_via vanno_via spariscono sparisce | chala_jata jaate_nahi jata_nahi
gets worse | empeor* va_a_peor | piora piorou piorando | s_aggrave empire pire | wird_schlimmer schlimmer | peggior* | badh_raha kharab_ho_raha badhta
peels off | se_me_pela se_pela descam* | descasc* descam* | pele desquam* | schalt_sich schuppt_sich | si_spella spell* desquam* | chhilka utar_rahi papdi
itches | me_pica pica picazon pican comezon | coca coceira cocando | gratte demange demangeaison* | juckt jucken | prude pizzica prurito | khujli khujlahat
stings | me_arde arde pica_un_poco escuece | arde ardendo ardencia pinica | pique picote brule_un_peu | brennt beisst kribbelt | brucia pizzica bruciore | jalan jalti chubhta
red | rojo roja rojos rojas colorad* | vermelh* | rouge rouges | rote rotes roter gerotet | rosso rossa arrossat* | laal
dull skin | piel_apagada cara_apagada sin_brillo | pele_opaca pele_sem_vico sem_vico | teint_terne peau_terne | fahle_haut fahl | pelle_spenta pelle_opaca viso_spento | bejaan dull
glow | luminosidad brillo_sano | vico luminosidade | eclat bonne_mine | strahlen | luminosita | nikhar glow chamak
large pores | poros_abiertos poros_dilatados poros_grandes | poros_abertos poros_dilatados | pores_dilates gros_pores | grosse_poren | pori_dilatati pori_aperti pori_grandi | bade_pores khule_pores open_pores
stubborn marks | marcas_de_acne cicatrices_de_acne marcas_de_granos | marcas_de_espinha cicatriz_de_acne | cicatrices_d_acne marques_d_acne | aknenarben pickelmale | cicatrici_da_acne segni_dei_brufoli | pimple_ke_daag pimple_ke_nishan
melasma | pano melasma cloasma | melasma cloasma | masque_de_grossesse melasma | melasma schwangerschaftsflecken | melasma cloasma | jhaiyan jhai
freckles | pecas | sardas | taches_de_rousseur | sommersprossen | lentiggini | til_jaise
mole | lunar lunares | pinta verruga | grain_de_beaute | muttermal leberfleck | neo nei | til massa
doctor | medico dermatolog* | medico dermatologista | medecin dermato dermatologue | arzt hautarzt arztin | medico dermatologo dermatologa | doctor daktar
remove makeup | desmaquill* quitarme_el_maquillaje | tirar_a_maquiagem demaquil* | demaquill* me_demaquiller | abschmink* | struccar* strucco | makeup_utarna makeup_hatana
makeup | maquillaje | maquiagem | maquillage fond_de_teint | make_up schminke | trucco fondotinta | makeup
concealer | corrector_de_ojeras | corretivo | anticernes correcteur | abdeckstift concealer | correttore | concealer
powder | polvo polvos | po_compacto | poudre | puder | cipria | powder
towel | toalla | toalha | serviette | handtuch | asciugamano | tauliya towel
pillow | almohada funda | travesseiro fronha | oreiller taie_d_oreiller | kissen kopfkissen | cuscino federa | takiya
cold water | agua_fria | agua_fria agua_gelada | eau_froide | kaltes_wasser | acqua_fredda | thanda_paani
hot water | agua_caliente | agua_quente | eau_chaude | heisses_wasser | acqua_calda | garam_paani
ice | hielo | gelo | glacon glacons glace | eiswurfel | ghiaccio | baraf
toothpaste | pasta_de_dientes pasta_dental dentifrico | pasta_de_dente creme_dental | dentifrice | zahnpasta zahncreme | dentifricio | toothpaste manjan
baking soda | bicarbonato | bicarbonato | bicarbonate | natron backpulver | bicarbonato | meetha_soda baking_soda
lemon juice | jugo_de_limon zumo_de_limon limon | suco_de_limao limao | jus_de_citron citron | zitronensaft zitrone | succo_di_limone limone | nimbu_ka_ras nimbu neembu
vinegar | vinagre | vinagre | vinaigre | essig apfelessig | aceto | sirka
egg white | clara_de_huevo | clara_de_ovo | blanc_d_oeuf | eiweiss | albume | ande_ka_safed
oatmeal | avena | aveia | avoine flocons_d_avoine | haferflocken hafer | avena | jai oats
snail | baba_de_caracol caracol | baba_de_caracol caracol | bave_d_escargot escargot* | schneckenschleim schnecke* | bava_di_lumaca lumac* | ghongha snail
diet | dieta comida lo_que_como | alimentacao comida dieta | alimentation regime nourriture | ernahrung essen | alimentazione dieta cibo | khana khane_se
dairy | lacteos leche | laticinios leite | produits_laitiers lait | milchprodukte milch | latticini | doodh dairy
chocolate | chocolate | chocolate | chocolat | schokolade | cioccolato cioccolata | chocolate
stress | estres estresad* | estresse stress nervos* | stress stresse | stress gestresst | stress stressat* | tension stress
lack of sleep | falta_de_sueno duermo_poco no_duermo | durmo_pouco falta_de_sono nao_durmo | manque_de_sommeil dors_peu dors_mal | schlafmangel schlafe_schlecht wenig_schlaf | dormo_poco mancanza_di_sonno dormo_male | neend_nahi neend_kam
smoking | fumar fumo tabaco | fumar fumo cigarro | fumer fume tabac cigarette | rauchen rauche zigaretten | fumare fumo_tanto sigarette | cigarette smoking dhoomrapan
gym | gimnasio entreno entrenar | academia treino malhar | salle_de_sport | fitnessstudio | palestra allenamento | gym kasrat
sweat | sudor sudo sudar | suor suo_muito suar | transpir* sueur | schwitz* schweiss | sud* sudore | paseena pasina
swimming pool | piscina alberca pileta | piscina | piscine | schwimmbad chlorwasser | piscina | swimming_pool
beach | playa | praia | plage | strand | spiaggia mare | beach samundar
wedding | boda | casamento | mariage | hochzeit | matrimonio nozze | shaadi shadi
mask wearing | mascarilla_todo_el_dia cubrebocas barbijo | mascara_o_dia_todo | porte_un_masque | maske_tragen | mascherina | mask_pehen
my daughter | mi_hija mi_nina | minha_filha minha_menina | ma_fille | meine_tochter | mia_figlia | meri_beti meri_bachi
my son | mi_hijo mi_nino | meu_filho meu_menino | mon_fils | mein_sohn | mio_figlio | mera_beta mere_bete
years old | anos_de_edad tiene_anos | anos_de_idade | ans | jahre_alt | anni | saal_ka saal_ki saal_ke
wants | quiere quieren | quer querem | veut veulent | mochte | vuole vogliono | chahti chahta maang_rahi maang_raha
how much does it cost | cuanto_cuesta cuanto_vale | quanto_custa quanto_e | combien_ca_coute ca_coute_combien | wie_viel_kostet was_kostet | quanto_costa | kitne_ka kitna_paisa
for less than | por_menos_de menos_de de_hasta | por_menos_de menos_de ate | a_moins_de moins_de | unter weniger_als fur_unter | sotto_i a_meno_di meno_di | se_kam ke_andar
not greasy | no_grasa sin_grasa no_grasosa que_no_engrase | nao_oleoso sem_oleo toque_seco | non_grasse pas_grasse non_gras | nicht_fettend nicht_fettig fettfrei | non_unta non_grassa | chipchipa_na_ho non_greasy
for sensitive skin | para_piel_sensible | para_pele_sensivel | pour_peau_sensible | fur_empfindliche_haut | per_pelle_sensibile | sensitive_skin_ke_liye
without perfume | sin_perfume sin_fragancia sin_olor | sem_perfume sem_cheiro sem_fragrancia | sans_parfum | ohne_duft ohne_parfum duftfrei parfumfrei | senza_profumo | bina_khushbu bina_fragrance
delete my account | borro_mi_cuenta borrar_mi_cuenta eliminar_mi_cuenta darme_de_baja | excluir_minha_conta apagar_minha_conta deletar_minha_conta | supprimer_mon_compte effacer_mon_compte | konto_loschen losche_ich_mein_konto account_loschen | cancellare_il_mio_account elimino_il_mio_account eliminare_l_account | account_delete account_band
cancel my subscription | cancelo_la_suscripcion cancelar_la_suscripcion cancelar_mi_suscripcion | cancelo_a_assinatura cancelar_a_assinatura cancelar_minha_assinatura | annuler_mon_abonnement resilier_mon_abonnement | abo_kundigen kundige_ich_das_abo abo_beenden | disdire_l_abbonamento annullare_l_abbonamento disdico | subscription_cancel subscription_band
charged twice | me_cobraron_dos_veces cobrado_dos_veces | cobraram_duas_vezes cobrado_duas_vezes | debite_deux_fois preleve_deux_fois | doppelt_abgebucht zweimal_abgebucht | addebitato_due_volte pagato_due_volte | do_baar_paise do_baar_kat
`;
